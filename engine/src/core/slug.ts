/**
 * The address-safe form of a text (requirements 2.1.3 and 2.2.4): lower case, white space to dashes, everything but
 * letters, digits, `.`, `-` and `~` dropped. A trailing "index" goes too, so that an index file stands for its folder.
 */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/index$/, '')
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9.~-]/g, '');
}
