import { hashText } from './hashText.ts';

/**
 * Prefix of the ids that React generates in one example, the same at build time and in the browser.
 *
 * A hash, not the slug itself: slugs may hold dots and tildes, which ids used in selectors must not.
 * @param slug the example's slug, unique on its page
 * @returns a few letters and digits that start with a letter
 */
export function identifierPrefix(slug: string): string {
  return `x${hashText(slug).toString(36)}`;
}
