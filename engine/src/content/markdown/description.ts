import type { Token } from 'markdown-it';

/** Labels of remarks. A remark on a page says nothing about its subject. */
const REMARK =
  /^(?:(?:important|please)\s+)?(?:notes?|tip|info|important|warning|caution|attention)\b(?=\s*[:!,–—-]|\s+that\b)/iu;
/** What begins a sentence: a capital letter, a digit, or a quotation. */
const SENTENCE_START = /^["“‘']?[\p{Lu}\p{N}]/u;
/** A code span that is nothing but a tag, such as `<Button>`. */
const TAG = /^<\/?([\p{L}\p{N}][^<>/]*?)\s*\/?>$/u;

/**
 * Returns the text of the first paragraph that can describe a page: it is a sentence rather than a remark or the
 * introduction of a list. Only paragraphs at the top level count, since items of lists and quotations depend on what is
 * around them.
 * @returns an empty string if there is none
 */
export function describingParagraph(tokens: readonly Token[]): string {
  const index = tokens.findIndex((_, at) => isDescribing(tokens, at));
  return index === -1 ? '' : textOf(tokens[index + 1]);
}

/** Whether a paragraph that can describe a page begins at an index. */
export function isDescribing(tokens: readonly Token[], index: number): boolean {
  const { type, level } = tokens[index] ?? {};
  return type === 'paragraph_open' && level === 0 && isDescription(textOf(tokens[index + 1]));
}

/** Whether the text of a paragraph can describe a page. */
export function isDescription(text: string): boolean {
  return SENTENCE_START.test(text) && !REMARK.test(text) && !text.endsWith(':');
}

/** Returns the text of a code span without the brackets of a tag, which look like markup in lists of search results. */
export function withoutBrackets(code: string): string {
  return code.replace(TAG, '$1');
}

/** Text of a paragraph in one line. */
function textOf(inline: Token | undefined): string {
  const parts = (inline?.children ?? []).map(({ type, content }) => {
    switch (type) {
      case 'text':
        return content;
      case 'code_inline':
        return withoutBrackets(content);
      case 'softbreak':
      case 'hardbreak':
        return ' ';
      default:
        return '';
    }
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}
