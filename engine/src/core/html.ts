const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A piece of code within a line of text, as HTML. */
export function codeHtml(code: string): string {
  return `<code>${escapeHtml(code)}</code>`;
}

/**
 * The link beside a heading: it leads to the heading, and with a script copies its address. Whoever renders headings
 * puts both in an element of class `pb-heading`.
 * @param name text of the heading, escaped
 */
export function headingLink(id: string, name: string): string {
  return `<a class="pb-anchor" href="#${id}" aria-label="Link to ${name}" data-copy data-tooltip="Copy link to clipboard"></a>`;
}
