import { openOverlay } from '../islands/overlays.ts';
import { isPlainClick } from '../../browser/links.ts';

/** Makes the names of types open their definitions over the page (`ui/typePanel`). */
export function startTypeLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-type]') : null;
    if (link && isPlainClick(event)) {
      event.preventDefault();
      // The dialog gives the focus back to what has it: pressing a link doesn't focus it in every browser.
      link.focus({ preventScroll: true });
      void openOverlay('typePanel', { link });
    }
  });
}
