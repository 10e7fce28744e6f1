import { escapeHtml } from '../../core/html.ts';
import * as texts from '../../core/texts.ts';
import { withCodeBreaks } from '../codeBreaks.ts';
import { withCallouts } from './callouts.tsx';
import { withProseWords } from './proseWords.ts';

/** Scroll container of tables that are wider than the window. */
const TABLE_BOX = `<div class="pb-table" data-scrolls="${escapeHtml(texts.common.table)}">`;

/** Prose with the library's text styles, which don't apply to previews outside of it. */
export function Prose({ html }: { html: string }) {
  const withTableBoxes = withCodeBreaks(withCallouts(withProseWords(html)))
    .replace(/<table\b/g, `${TABLE_BOX}<table`)
    .replaceAll('</table>', '</table></div>');
  return (
    html !== '' && <div className="pf-v6-c-content pb-prose" dangerouslySetInnerHTML={{ __html: withTableBoxes }} />
  );
}
