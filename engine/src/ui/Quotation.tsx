import { fillText } from '../core/fillText.ts';
import * as texts from '../core/texts.ts';

/**
 * Words of others, in quotation marks that are text: style sheets draw those of the element `q`, so that copies and programs
 * that read a page as text lack them.
 */
export function Quotation({ words }: { words: string }) {
  return fillText(texts.common.quotation, { words });
}
