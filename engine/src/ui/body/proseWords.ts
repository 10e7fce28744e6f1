import { fillText } from '../../core/fillText.ts';
import { escapeHtml, PLANNED_LINK } from '../../core/html.ts';
import * as texts from '../../core/texts.ts';

const CODE = /(<pre class="pb-code" data-scrolls=")"/g;
const COPY_BUTTON = /(<button type="button" class="pb-code-copy" aria-label=")"/g;
const HEADING_LINK = /(<a class="pb-anchor" href="#[^"]*" aria-label=")([^"]*)(" data-copy(?:="")? data-tooltip=")"/g;
const MISSING_FILE = /<pb-missing part="(example|code)">(.*?)<\/pb-missing>/g;

/** Adds the words of the interface to the HTML of prose, which the content's parser leaves out (`core/html.ts`). */
export function withProseWords(html: string): string {
  const linkTo = escapeHtml(texts.body.linkTo);
  return html
    .replace(CODE, (_, start: string) => `${start}${escapeHtml(texts.body.code)}"`)
    .replace(COPY_BUTTON, (_, start: string) => `${start}${escapeHtml(texts.common.copyCode)}"`)
    .replace(
      HEADING_LINK,
      (_, start: string, heading: string, middle: string) =>
        `${start}${fillText(linkTo, { heading })}${middle}${escapeHtml(texts.body.copyLink)}"`
    )
    .replaceAll(`${PLANNED_LINK}=""`, () => `data-planned="${escapeHtml(texts.body.planned)}"`)
    .replace(MISSING_FILE, (_, part: string, file: string) => {
      const text = part === 'example' ? texts.body.missingExample : texts.body.missingCode;
      return `<p class="pb-missing" role="note">${fillText(escapeHtml(text), { file })}</p>`;
    });
}
