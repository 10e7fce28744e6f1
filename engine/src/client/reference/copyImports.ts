import type { Tooltips } from '../tooltip.ts';
import { announce } from '../announce.ts';

const COPIED = 'Code copied';
const REFUSED = 'The code could not be copied. Select it and copy it by hand.';

/** Makes buttons with `data-copy` put what that says on the clipboard, and say so (spec §4). */
export function startCopyImports(tooltips: Tooltips): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) {
      void copy(button.dataset['copy'] ?? '').then((isCopied) => {
        const text = isCopied ? COPIED : REFUSED;
        tooltips.answer(button, text);
        announce(text);
      });
    }
  });
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
