import { announce } from './announce.ts';
import type { Tooltips } from './tooltip.ts';

/** What a reader is told beside the control that copies. */
interface Answers {
  copied: string;
  refused: string;
}

/**
 * Puts a text on the clipboard and says so, to the eye and to screen readers.
 * @returns false when the browser refuses
 */
export async function copyText(
  text: string,
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

async function writeClipboard(text: string): Promise<boolean> {
  try {
    // There is no clipboard at all on addresses without TLS.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
