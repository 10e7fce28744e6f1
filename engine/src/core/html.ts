const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes a text for element content alone: quotation marks, of which code in HTML has many, stay as they are. */
export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (character) => ENTITIES[character] ?? character);
}

/** Renders inline code. */
export function codeHtml(code: string): string {
  return `<code>${escapeHtml(code)}</code>`;
}

/** Button beside a block of code that copies it (`browser/copying.ts`). Its icon is a mask of the style sheet. */
export const COPY_CODE_BUTTON =
  '<button type="button" class="pb-code-copy" aria-label="Copy code to clipboard" data-copy data-tooltip></button>';

/**
 * Renders the link beside a heading. It leads to the heading; with scripts, it copies the address. The heading and the
 * link must share a parent with the class `pb-heading`.
 * @param name text of the heading, HTML-escaped
 */
export function headingLink(id: string, name: string): string {
  return `<a class="pb-anchor" href="#${id}" aria-label="Link to ${name}" data-copy data-tooltip="Copy link to clipboard"></a>`;
}

/** Attribute of a link to a page that is planned, but not written yet. The interface adds a text as its value. */
export const PLANNED_LINK = 'data-planned';
