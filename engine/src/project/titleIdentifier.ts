/**
 * A title as the name of a component: words joined, each with a capital; nothing before the first letter.
 * `2 lone cards` -> `LoneCards`.
 */
export function titleIdentifier(title: string): string {
  const words = title
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim()
    .split(' ');
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const name = joined.replace(/^\P{L}+/u, '');
  return name === '' ? 'Example' : name.charAt(0).toUpperCase() + name.slice(1);
}
