import { copyText } from './copyText.ts';
import { isPlainClick } from './plainClick.ts';
import type { Tooltips } from './tooltip.ts';

const ANSWERS = {
  copied: 'Link copied',
  refused: 'The link could not be copied. It is in the address bar now.'
};

/** Lets the links beside headings copy their address instead of leading there (spec §4). */
export function startCopyLinks(tooltips: Tooltips): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-copy-link]') : null;
    if (link && isPlainClick(event)) {
      event.preventDefault();
      void copyLink(link, tooltips);
    }
  });
}

async function copyLink(link: HTMLAnchorElement, tooltips: Tooltips): Promise<void> {
  const address = location.origin + location.pathname + link.hash;
  if (!(await copyText(address, link, ANSWERS, tooltips))) {
    history.replaceState(history.state, '', link.hash);
  }
}
