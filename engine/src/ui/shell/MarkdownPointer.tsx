import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { LLMS_ADDRESS } from '../../core/twinAddress.ts';

/**
 * Tells programs that read a page as text where Markdown is. They may read only its beginning, so it is the first text of the
 * masthead. It is short, since screen readers read it, too, and no link, since nothing that can have the focus may be
 * invisible.
 */
export function MarkdownPointer() {
  return <p className="pf-v6-screen-reader">{fillText(texts.shell.markdown, { list: LLMS_ADDRESS })}</p>;
}
