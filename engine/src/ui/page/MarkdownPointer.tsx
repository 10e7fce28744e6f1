import * as texts from '../../core/texts.ts';
import { fillText } from '../../core/fillText.ts';
import { LLMS_ADDRESS } from '../../core/twinAddress.ts';

/**
 * Tells programs that read a page as text where its Markdown is. It is short, since screen readers read it, too, and no
 * link, since nothing that can have the focus may be invisible.
 * @param address of the Markdown of the page; null for a page without
 */
export function MarkdownPointer({ address }: { address: string | null }) {
  return (
    <p className="pf-v6-screen-reader">
      {address === null
        ? fillText(texts.page.allMarkdown, { list: LLMS_ADDRESS })
        : fillText(texts.page.markdown, { address, list: LLMS_ADDRESS })}
    </p>
  );
}
