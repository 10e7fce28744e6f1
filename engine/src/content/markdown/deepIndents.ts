import type { MarkdownIt } from 'markdown-it';

/**
 * Replaces CommonMark's indented code by ordinary Markdown: a part that begins four or more spaces deeper than what
 * is around it is read as if it began at the margin. Published pages indent lists and fences that deep.
 */
export function deepIndents(markdown: MarkdownIt): void {
  markdown.block.ruler.at('code', (state, startLine, endLine, silent) => {
    const indent = state.sCount[startLine] ?? 0;
    if (silent || indent - state.blkIndent < 4) {
      return false;
    }
    let end = startLine + 1;
    while (end < endLine && (state.isEmpty(end) || (state.sCount[end] ?? 0) >= indent)) {
      end++;
    }
    const { blkIndent, lineMax, parentType } = state;
    Object.assign(state, { blkIndent: indent, lineMax: end });
    state.md.block.tokenize(state, startLine, end);
    Object.assign(state, { blkIndent, lineMax, parentType });
    return true;
  });
}
