import MarkdownIt from 'markdown-it';

const markdown = MarkdownIt({ html: false });

/** Returns the lines of fenced code in Markdown, as pairs of the first line and the one after the last. */
export function fencedLines(text: string): [number, number][] {
  if (!text.includes('```') && !text.includes('~~~')) {
    return [];
  }
  return markdown.parse(text, {}).flatMap(({ type, map }) => (type === 'fence' && map ? [map] : []));
}

/** Returns the code of Markdown that is nothing but a code span or a fence; null for other text. */
export function soleCode(text: string): string | null {
  const [first, second, ...others] = markdown.parse(text, {});
  if (first?.type === 'fence' && second === undefined) {
    return first.content.trim();
  }
  const [only, ...further] = second?.children ?? [];
  return only?.type === 'code_inline' && further.length === 0 && others.length === 1 ? only.content : null;
}
