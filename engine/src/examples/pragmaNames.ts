import type { Comment } from 'oxc-parser';

/**
 * Returns the names that JSX stands for if a comment asks for the old compilation, `@jsxRuntime classic`: `React`, or the
 * functions that `@jsx` and `@jsxFrag` name. None without it, since the compiler then imports what it needs.
 */
export function pragmaNames(comments: readonly Comment[]): string[] {
  const text = comments.map(({ type, value }) => (type === 'Block' ? value : '')).join('\n');
  if (!/@jsxRuntime\s+classic\b/.test(text)) {
    return [];
  }
  const named = [...text.matchAll(/@jsx(?:Frag)?\s+([\w$]+)/g)].map(([, name = '']) => name);
  return /@jsx\s/.test(text) ? named : ['React', ...named];
}
