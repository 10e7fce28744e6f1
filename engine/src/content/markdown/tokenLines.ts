import type { Token } from 'markdown-it';

/** Pairs tokens with the line of the file that each begins on: cells of tables know only that of their row. */
export function tokenLines(tokens: readonly Token[]): { token: Token; line: number }[] {
  let line = 1;
  return tokens.map((token) => {
    line = token.map ? token.map[0] + 1 : line;
    return { token, line };
  });
}
