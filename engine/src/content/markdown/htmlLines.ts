import type { MarkdownIt } from 'markdown-it';

const CONTAINERS = 'article|aside|center|details|div|figure|footer|header|main|nav|section|br|hr|img';
const LONE_TAG = new RegExp(`^\\s*<(?:/(?:${CONTAINERS})\\s*|(?:${CONTAINERS})(?:\\s[^<>]*)?)>\\s*$`, 'i');

/**
 * Makes a container's tag that stands alone on its line a block of that one line, so that what it encloses is read as
 * Markdown without blank lines between. Other raw HTML follows CommonMark.
 */
export function htmlLines(markdown: MarkdownIt): void {
  const { ruler } = markdown.block;
  const commonMark = ruler.getRules('').find((rule) => rule.name === 'html_block');
  if (!commonMark) {
    throw new Error('The Markdown parser has no rule for HTML blocks.');
  }
  ruler.at(
    'html_block',
    (state, startLine, endLine, silent) => {
      const line = state.getLines(startLine, startLine + 1, state.blkIndent, false);
      if (LONE_TAG.test(line)) {
        if (!silent) {
          const token = state.push('html_block', '', 0);
          token.content = `${line.trim()}\n`;
          token.map = [startLine, startLine + 1];
          state.line = startLine + 1;
        }
        return true;
      }
      return commonMark(state, startLine, endLine, silent);
    },
    { alt: ['paragraph', 'reference', 'blockquote'] }
  );
}
