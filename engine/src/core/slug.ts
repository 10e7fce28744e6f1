/**
 * Converts a text to a slug (requirements 2.1.3 and 2.2.4): lower case, with dashes for whitespace, and without
 * characters other than letters, digits, `.`, `-` and `~`. A trailing "index" is removed too, so that an index file
 * gets the address of its folder.
 */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/index$/, '')
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9.~-]/g, '');
}
