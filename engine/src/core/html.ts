const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for element content and double-quoted attributes, in HTML and XML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Renders inline code. */
export function codeHtml(code: string): string {
  return `<code>${escapeHtml(code)}</code>`;
}

/**
 * Renders a block of code in prose, and the button after it that copies it (`browser/copying.ts`), whose icon is a mask of
 * the style sheet. The interface adds their names, and leaves out the language (`ui/body/readableTree.tsx`).
 * @param html of the code
 */
export function codeBlock(html: string, lang: string): string {
  const language = lang === '' ? '' : ` language="${escapeHtml(lang)}"`;
  return (
    `<pre class="pb-code"${language} data-scrolls=""><code>${html}</code></pre>` +
    '<button type="button" class="pb-code-copy" aria-label="" data-copy="" data-tooltip=""></button>'
  );
}

/**
 * Renders the link beside a heading. It leads to the heading; with scripts, it copies the address. The heading and the
 * link must share a parent with the class `pb-heading`. The interface adds the words around the name of the heading.
 * @param name text of the heading, HTML-escaped
 */
export function headingLink(id: string, name: string): string {
  return `<a class="pb-anchor" href="#${id}" aria-label="${name}" data-copy="" data-tooltip=""></a>`;
}

/** Property of a link to a page that is planned, but not written yet. The interface adds a text as its value. */
export const PLANNED_LINK = 'dataPlanned';

/** Class of the section with the footnotes of a page. */
export const FOOTNOTES = 'pb-footnotes';

/** Element in place of a missing file. */
export const MISSING_FILE = 'pb-missing';

/**
 * Renders the element in place of an example or a block of code whose file is missing. The interface replaces it by a
 * note.
 */
export function missingFile(part: 'example' | 'code', file: string): string {
  return `<${MISSING_FILE} part="${part}">${codeHtml(file)}</${MISSING_FILE}>\n`;
}
