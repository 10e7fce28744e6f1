const NO_PROSE = /<(pre|script|style|svg)\b[\s\S]*?<\/\1>/g;
const TAG = /<[^>]*>/g;
/** What ends a word or sentence for people; other tags stand within words. */
const BREAK = /<\/?(?:p|div|li|ul|ol|h[1-6]|td|th|tr|table|blockquote|br|dd|dt)\b[^>]*>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'"
};

/** The prose of HTML that this engine made itself: without blocks of code, in one line. */
export function htmlText(html: string): string {
  return html
    .replace(NO_PROSE, ' ')
    .replace(BREAK, ' ')
    .replace(TAG, '')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
