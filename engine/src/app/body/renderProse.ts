/** What a table that is wider than the window stands in: a box to scroll. */
const TABLE_BOX = '<div class="pb-table" data-scrolls="Table">';

/** Prose gets the library's text styles; previews, which stand outside of it, keep their own. */
export function renderProse(html: string): string {
  const withTableBoxes = html.replace(/<table\b/g, `${TABLE_BOX}<table`).replaceAll('</table>', '</table></div>');
  return `<div class="pf-v6-c-content pb-prose">${withTableBoxes}</div>`;
}
