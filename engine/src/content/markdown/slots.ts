import type { Token } from 'markdown-it';

/**
 * A link or image whose address is known only once all pages are. Until then the HTML holds a numbered slot in place
 * of the attribute's value; NUL never occurs in parsed Markdown, so it marks slots.
 */
export interface Slot {
  kind: 'link' | 'image';
  /** The address as written. */
  target: string;
  /** Width in pixels that the author gives an image, or null. */
  width: number | null;
  line: number;
  column: number | undefined;
}

const EXTERNAL = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
const RAW_TAG = /<(?:a|img)\s[^>]*>/gi;
const RAW_ADDRESS = /\s(?:href|src)\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const SLOT = / (?:href|src)="\0(\d+)\0"/g;

/** True for addresses outside of the site: with a scheme, or with a host. */
export function isExternal(target: string): boolean {
  return EXTERNAL.test(target);
}

/**
 * Replaces the addresses of links and images within the site by slots, in place.
 * @param lines the lines of the file, to find columns
 * @param slots receives the slots; a slot's number is its index
 */
export function takeSlots(tokens: readonly Token[], lines: readonly string[], slots: Slot[]): void {
  const put = (kind: Slot['kind'], target: string, line: number, width: number | null = null): string => {
    const column = (lines[line - 1]?.indexOf(target) ?? -1) + 1;
    return `\0${slots.push({ kind, target, width, line, column: column || undefined }) - 1}\0`;
  };
  let line = 1;
  const visit = (token: Token): void => {
    line = token.map ? token.map[0] + 1 : line;
    if (token.type === 'html_block' || token.type === 'html_inline') {
      token.content = takeRawSlots(token.content, (kind, target, offset, width) =>
        put(kind, target, line + offset, width)
      );
      line += token.type === 'html_inline' ? breaksIn(token.content) : 0;
    } else if (token.type === 'link_open' || token.type === 'image') {
      const attribute = token.type === 'image' ? 'src' : 'href';
      const target = String(token.attrGet(attribute) ?? '');
      if (target && !isExternal(target)) {
        token.attrSet(attribute, put(token.type === 'image' ? 'image' : 'link', decode(target), line));
      }
    } else if (token.type === 'softbreak' || token.type === 'hardbreak') {
      line++;
    }
    token.children?.forEach(visit);
  };
  tokens.forEach(visit);
}

type PutRaw = (kind: Slot['kind'], target: string, lineOffset: number, width: number | null) => string;

function takeRawSlots(html: string, put: PutRaw): string {
  return html.replace(RAW_TAG, (tag, offset: number) => {
    const match = RAW_ADDRESS.exec(tag);
    const target = match?.[1] ?? match?.[2] ?? '';
    if (!target || isExternal(target)) {
      return tag;
    }
    const image = /^<img/i.test(tag);
    const width = Number(/\swidth\s*=\s*["']?(\d+)["'\s]/i.exec(tag)?.[1] ?? Number.NaN);
    const slot = put(
      image ? 'image' : 'link',
      target,
      breaksIn(html.slice(0, offset)),
      Number.isNaN(width) ? null : width
    );
    return tag.replace(RAW_ADDRESS, ` ${image ? 'src' : 'href'}="${slot}"`);
  });
}

/** Fills every slot of a piece of HTML with the attributes that `attributesOf` gives for its number. */
export function fillSlots(html: string, attributesOf: (index: number) => string): string {
  return html.replace(SLOT, (_, index: string) => ` ${attributesOf(Number(index))}`);
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}

/** Undoes the percent encoding that the Markdown parser applies to addresses. */
function decode(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
