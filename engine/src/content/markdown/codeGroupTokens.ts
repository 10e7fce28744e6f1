import type { Token } from 'markdown-it';

/** Types of the tokens around a code group. */
export const OPEN = 'code_group_open';
export const CLOSE = 'code_group_close';

/** What is known of a group: whether a line ends it. */
export interface GroupMeta extends Record<string, unknown> {
  isClosed: boolean;
}

/** Returns the fences of a group. @param open index of its first token */
export function fencesOf(tokens: readonly Token[], open: number): Token[] {
  const rest = tokens.slice(open + 1);
  const end = rest.findIndex(({ type }) => type === CLOSE);
  return rest.slice(0, end === -1 ? rest.length : end).filter(({ type }) => type === 'fence');
}

/** Returns the fences of all groups. */
export function groupedFences(tokens: readonly Token[]): Set<Token> {
  return new Set(tokens.flatMap(({ type }, index) => (type === OPEN ? fencesOf(tokens, index) : [])));
}
