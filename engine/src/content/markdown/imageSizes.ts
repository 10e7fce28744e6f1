import type { MarkdownIt, Token } from 'markdown-it';

/** Size after an address, as in `![A knob](knob.png =100x50)`: one of the numbers may be missing. */
const SIZED = /^!\[((?:\\.|[^\]\\])*)\]\(\s*(<[^>\n]*>|[^\s)]+)((?:\s+(?:"[^"]*"|'[^']*'))?)\s+=(\d*)x(\d*)\s*\)/;

/** Attributes after an image, as in `![A knob](knob.png){width=100}`. */
const ATTRIBUTES = /^\{\s*((?:(?:width|height)="?\d+"?\s*)+)\}/;
const ATTRIBUTE = /(width|height)="?(\d+)"?/g;

/** Reads the sizes of images in pixels: `=100x50` after the address, and `{width=100}` after the image. */
export function imageSizes(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('image', 'sized_image', (state, silent) => {
    const match = state.src.charAt(state.pos) === '!' ? SIZED.exec(state.src.slice(state.pos)) : null;
    const [whole = '', alt = '', address = '', title = '', width = '', height = ''] = match ?? [];
    if (match === null || width + height === '') {
      return false;
    }
    if (!silent) {
      // The parser reads the image without the size.
      const [image] = state.md.parseInline(`![${alt}](${address}${title})`, state.env)[0]?.children ?? [];
      if (image?.type !== 'image') {
        return false;
      }
      const token = state.push('image', 'img', 0);
      Object.assign(token, { attrs: image.attrs, children: image.children, content: image.content });
      setSize(token, { width, height });
    }
    state.pos += whole.length;
    return true;
  });
  markdown.core.ruler.after('inline', 'image_attributes', ({ tokens }) => {
    tokens.forEach(({ children }) => {
      takeAttributes(children ?? []);
    });
  });
}

function takeAttributes(children: readonly Token[]): void {
  for (const [index, image] of children.entries()) {
    const next = image.type === 'image' ? children[index + 1] : undefined;
    const [written, list = ''] = (next?.type === 'text' && ATTRIBUTES.exec(next.content)) || [];
    if (next && written !== undefined) {
      next.content = next.content.slice(written.length);
      for (const [, name = '', value = ''] of list.matchAll(ATTRIBUTE)) {
        image.attrSet(name, value);
      }
    }
  }
}

function setSize(image: Token, size: Record<string, string>): void {
  for (const [name, value] of Object.entries(size)) {
    if (value !== '') {
      image.attrSet(name, value);
    }
  }
}
