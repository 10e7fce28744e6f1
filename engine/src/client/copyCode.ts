import { copyText } from './copyText.ts';
import type { Tooltips } from './tooltip.ts';

const ANSWERS = { copied: 'Code copied', refused: 'The code could not be copied. Select it and copy it by hand.' };

/** Makes buttons with `data-copy` put what that says on the clipboard, and say so (spec §4). */
export function startCopyingCode(tooltips: Tooltips): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
    if (button) {
      void copyText(button.dataset['copy'] ?? '', button, ANSWERS, tooltips);
    }
  });
}
