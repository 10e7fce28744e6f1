import { announce } from './announce.ts';
import type { Tooltips } from './tooltip.ts';

/** What a reader is told beside the control that copies. */
interface Answers {
  copied: string;
  refused: string;
}

/**
 * Puts a text on the clipboard and says so, to the eye and to screen readers.
 * @param text still to come, where it must be fetched first
 * @returns false when the browser refuses
 */
export async function copyText(
  text: string | Promise<string>,
  control: HTMLElement,
  { copied, refused }: Answers,
  tooltips: Tooltips
): Promise<boolean> {
  const isCopied = await writeClipboard(text);
  const answer = isCopied ? copied : refused;
  tooltips.answer(control, answer);
  announce(answer);
  return isCopied;
}

async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    // There is no clipboard at all on addresses without TLS.
    if (typeof text !== 'string' && 'ClipboardItem' in globalThis) {
      // By the time a text is there, some browsers have forgotten that the reader asked for it: it is promised now.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return true;
  } catch {
    return false;
  }
}
