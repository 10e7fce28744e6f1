/** Names of tabs, which say less than the name of the page before them (requirement 2.1.5). */
const TAB = /^(react|html)(-|$)|^(design-guidelines|accessibility|upgrade-guide|release-notes|index)$/i;

/** Words to search for where an address leads nowhere: those of its last part that names something. */
export function addressWords(pathname: string): string {
  const parts = decoded(pathname)
    .split('/')
    .map((part) => part.replace(/\.html?$/i, ''))
    .filter((part) => part !== '');
  const named = parts.findLast((part) => !TAB.test(part)) ?? parts.at(-1) ?? '';
  return named
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

/** Addresses may hold signs that mean nothing. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
