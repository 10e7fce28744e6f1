import { copyText } from './copyText.ts';
import { isPlainClick } from './plainClick.ts';
import type { Tooltips } from './tooltip.ts';

export const CODE_ANSWERS = {
  copied: 'Code copied',
  refused: 'The code could not be copied. Select it and copy it by hand.'
};
const LINK_ANSWERS = {
  copied: 'Link copied',
  refused: 'The link could not be copied. It is in the address bar now.'
};

/**
 * Makes what has `data-copy` put that text on the clipboard, and say so (requirement 4.15). Links with `data-copy` put
 * their address there instead of leading to it.
 */
export function startCopying(tooltips: Tooltips): void {
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!(pressed instanceof HTMLAnchorElement)) {
      void (pressed && copyText(pressed.dataset['copy'] ?? '', pressed, CODE_ANSWERS, tooltips));
    } else if (isPlainClick(event)) {
      event.preventDefault();
      void copyLink(pressed.hash, pressed, tooltips);
    }
  });
}

/** Copies the address of the page with a fragment; where the clipboard is refused, it goes into the address bar. */
export async function copyLink(fragment: string, control: HTMLElement, tooltips: Tooltips): Promise<void> {
  const address = location.origin + location.pathname + fragment;
  if (!(await copyText(address, control, LINK_ANSWERS, tooltips))) {
    history.replaceState(history.state, '', fragment);
  }
}
