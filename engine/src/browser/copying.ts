import * as texts from '../core/texts.ts';
import { isPlainClick } from './links.ts';
import { reportOutcome } from './startTooltips.ts';

export const CODE_OUTCOMES = {
  copied: texts.clipboard.codeCopied,
  refused: texts.clipboard.codeRefused
};
const LINK_OUTCOMES = {
  copied: texts.clipboard.linkCopied,
  refused: texts.clipboard.linkRefused
};

/**
 * Handles clicks on `data-copy` and announces the outcome (requirement 4.15). A button copies the attribute's value, or
 * the block of code that it is in; a link copies its address instead of opening it.
 */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!(pressed instanceof HTMLAnchorElement)) {
      void (pressed && copyText(pressed.dataset['copy'] || codeBeside(pressed), pressed, CODE_OUTCOMES));
    } else if (isPlainClick(event)) {
      event.preventDefault();
      void copyLink(pressed.hash, pressed);
    }
  });
}

/** The code of a block, without the lines that a change deletes. */
function codeBeside(button: HTMLElement): string {
  const code = button.closest('.pb-code-block')?.querySelector('pre')?.cloneNode(true);
  (code as Element | undefined)?.querySelectorAll('del').forEach((line) => line.remove());
  return code?.textContent?.trimEnd() ?? '';
}

/** Copies the page's address with a fragment; if the clipboard is unavailable, puts it into the address bar. */
export async function copyLink(fragment: string, control: HTMLElement): Promise<void> {
  const address = location.origin + location.pathname + fragment;
  if (!(await copyText(address, control, LINK_OUTCOMES))) {
    history.replaceState(history.state, '', fragment);
  }
}

/** Messages in the tooltip of the control that copies. */
interface Outcomes {
  copied: string;
  refused: string;
}

/**
 * Copies a text to the clipboard, and reports the outcome in a tooltip and to screen readers.
 * @param text a promise if it must be fetched first
 * @returns false if the browser refuses
 */
export async function copyText(
  text: string | Promise<string>,
  control: HTMLElement,
  { copied, refused }: Outcomes
): Promise<boolean> {
  const isCopied = await writeClipboard(text);
  reportOutcome(control, isCopied ? copied : refused);
  return isCopied;
}

async function writeClipboard(text: string | Promise<string>): Promise<boolean> {
  try {
    // In insecure contexts (no TLS), `navigator.clipboard` is undefined.
    if (typeof text !== 'string' && 'ClipboardItem' in globalThis) {
      // Some browsers drop the user activation while the text loads, so they get a promise right away.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    } else {
      await navigator.clipboard.writeText(await text);
    }
    return true;
  } catch {
    return false;
  }
}
