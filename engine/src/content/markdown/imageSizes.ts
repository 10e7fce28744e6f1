import type { MarkdownIt, Token } from 'markdown-it';

/** Size after an address, as in `![A knob](knob.png =100x50)`: one of the numbers may be missing. */
export const SIZED_IMAGE =
  /!\[((?:\\.|[^\]\\])*)\]\(\s*(<[^>\n]*>|[^\s)]+)((?:\s+(?:"[^"]*"|'[^']*'))?)\s+=(\d*)x(\d*)\s*\)/;
const SIZED = new RegExp(`^${SIZED_IMAGE.source}`);

/** Attributes after an image, as in `![A knob](knob.png){width=100}`. */
const ATTRIBUTES = /^\{\s*((?:(?:width|height)="?\d+"?\s*)+)\}/;
const ATTRIBUTE = /(width|height)="?(\d+)"?/g;

/** Reads the attributes that the text after an image begins with; null if there are none. */
export function imageAttributes(text: string): { length: number; attributes: Record<string, string> } | null {
  const [written, list = ''] = ATTRIBUTES.exec(text) ?? [];
  return written === undefined
    ? null
    : {
        length: written.length,
        attributes: Object.fromEntries([...list.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))
      };
}

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
    const found = next?.type === 'text' ? imageAttributes(next.content) : null;
    if (next && found) {
      next.content = next.content.slice(found.length);
      setSize(image, found.attributes);
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
