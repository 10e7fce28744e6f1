/** Whether a name is what a pattern says, where a `*` stands for anything. */
export function matchesPattern(name: string, pattern: string): boolean {
  return /^[\w*-]+$/.test(pattern) && new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(name);
}
