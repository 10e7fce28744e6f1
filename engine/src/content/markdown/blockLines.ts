import type { StateBlock } from 'markdown-it';

/** The text of a line, without its indentation. */
export function textOfLine({ src, bMarks, tShift, eMarks }: StateBlock, line: number): string {
  return src.slice((bMarks[line] ?? 0) + (tShift[line] ?? 0), eMarks[line]);
}

/** The line after a block of code that begins on a line; null if none does. The parser's own rule decides. */
export function endOfFence(state: StateBlock, line: number, endLine: number): number | null {
  if (!'`~'.includes(state.src.charAt((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0)))) {
    return null;
  }
  const before = { blkIndent: state.blkIndent, line: state.line };
  const count = state.tokens.length;
  state.blkIndent = state.sCount[line] ?? 0;
  const fence = state.md.block.ruler.getRules('').find(({ name }) => name === 'fence');
  const end = fence?.(state, line, endLine, false) === true ? state.line : null;
  state.tokens.length = count;
  Object.assign(state, before);
  return end;
}
