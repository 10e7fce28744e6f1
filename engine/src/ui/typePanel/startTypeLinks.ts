import { isPlainClick } from '../../browser/links.ts';
import { openOverlay } from '../islands/overlays.ts';
import { typePanel } from './feature.ts';

/** Makes links to types open their definitions over the page. */
export function startTypeLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-type]') : null;
    if (link && isPlainClick(event)) {
      event.preventDefault();
      // The dialog restores the focus on close, and clicking a link doesn't focus it in every browser.
      link.focus({ preventScroll: true });
      void openOverlay(typePanel, { link });
    }
  });
}
