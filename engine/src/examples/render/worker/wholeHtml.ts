import { parseMarkup } from '../../../content/html/parseMarkup.ts';
import { stableHtml } from '../../../content/html/stableHtml.ts';
import { findStructureFaults } from '../../../content/html/structure.ts';

/**
 * Returns HTML that stays within the element around it. React escapes texts, but writes the HTML of
 * `dangerouslySetInnerHTML` and elements in the wrong place as they are: an open comment would take in the rest of a page.
 * @param html what React's server renderer wrote
 * @returns the same text if browsers read it as the elements that React means; null if no HTML stays the same
 */
export function wholeHtml(html: string): string | null {
  const markup = parseMarkup(html);
  return findStructureFaults(markup).length === 0 ? html : stableHtml(markup.tree, () => undefined);
}
