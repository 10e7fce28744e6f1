const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** A piece of code within a line of text, as HTML. */
export function codeHtml(code: string): string {
  return `<code>${escapeHtml(code)}</code>`;
}

/** Button beside a block of code that copies it (`browser/copying.ts`). Its icon is a mask of the style sheet. */
export const COPY_CODE_BUTTON =
  '<button type="button" class="pb-code-copy" aria-label="Copy code to clipboard" data-copy data-tooltip></button>';

/**
 * The link beside a heading: it leads to the heading, and with a script copies its address. Whoever renders headings
 * puts both in an element of class `pb-heading`.
 * @param name text of the heading, escaped
 */
export function headingLink(id: string, name: string): string {
  return `<a class="pb-anchor" href="#${id}" aria-label="Link to ${name}" data-copy data-tooltip="Copy link to clipboard"></a>`;
}
