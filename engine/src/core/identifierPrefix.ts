import { hashText } from './hashText.ts';

/**
 * Returns the prefix of the ids that React generates in an example (`identifierPrefix`), the same at build time and in
 * the browser.
 *
 * Slugs are hashed because they may contain dots and tildes, which are special characters in selectors.
 * @param slug the example's slug, unique on its page
 * @returns letters and digits, starting with a letter
 */
export function identifierPrefix(slug: string): string {
  return `x${hashText(slug).toString(36)}`;
}
