/**
 * The link beside a heading: it leads to the heading, and with a script copies its address. Whoever renders headings
 * puts both in an element of class `pb-heading`.
 * @param name text of the heading, escaped
 */
export function headingLink(id: string, name: string): string {
  return `<a class="pb-anchor" href="#${id}" aria-label="Link to ${name}" data-copy data-tooltip="Copy link to clipboard"></a>`;
}
