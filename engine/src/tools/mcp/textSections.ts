/** A part of a page: the text below one heading. */
export interface TextSection {
  /** Title of the page. */
  page: string;
  /** Address of the tab on its site. */
  address: string;
  /** Null above the first heading. */
  heading: string | null;
  /** Without code and formatting. */
  text: string;
}

const HEAD = /^---\ntitle: (.*)\n(?:.*\n)*?address: (.*)\n(?:.*\n)*?---$/gm;
const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{2,6} (.*)$/;
const TITLE = /^# /;
/** Rows of tables that list custom properties by the hundred; they are found by their names. */
const VARIABLE_ROW = /^\| `--/;
const QUOTATION = /^(?:> ?)+(?:\[!\w+\])?/;
const TABLE_LINE = /^[|:\s-]+$/;

/** Divides the text of many tabs, as the build joins it, into the parts below their headings. Leaves out code. */
export function textSections(file: string): TextSection[] {
  const heads = [...file.matchAll(HEAD)];
  return heads.flatMap(({ 0: head, 1: title = '', 2: place = '', index }, number) => {
    const text = file.slice(index + head.length, heads[number + 1]?.index);
    const page = title.replace(/^(["'])(.*)\1$/, '$2');
    const address = /^https?:/.test(place) ? (URL.parse(place)?.pathname ?? place) : place;
    return partsOf(text).map((part) => ({ page, address, ...part }));
  });
}

function partsOf(markdown: string): Pick<TextSection, 'heading' | 'text'>[] {
  const parts: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  let fence: string | null = null;
  for (const line of markdown.split('\n')) {
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence !== null) {
      fence = mark?.startsWith(fence) === true ? null : fence;
    } else if (mark !== undefined) {
      fence = mark;
    } else if (HEADING.test(line)) {
      parts.push({ heading: plain(HEADING.exec(line)?.[1] ?? ''), lines: [] });
    } else if (![VARIABLE_ROW, TABLE_LINE, TITLE].some((pattern) => pattern.test(line))) {
      parts.at(-1)?.lines.push(line.replace(QUOTATION, ''));
    }
  }
  return parts
    .map(({ heading, lines }) => ({ heading, text: plain(lines.join(' ')) }))
    .filter(({ text }) => text !== '');
}

/** Markdown as words: links as their text, no marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/(?<!\\)\|/g, ' ')
    .replace(/(?<!\\)(?:[*`]|(?<!\w)_|_(?!\w))/g, '')
    .replace(/\\(?=[[\]*_`<>|#])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
