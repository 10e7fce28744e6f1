import { isPlainClick } from '../plainClick.ts';

/** Id of the dialog in which definitions open. */
export const TYPE_PANEL_ID = 'type-panel';

/** Makes the names of types open their definitions over the page; the script for it is fetched by the first one. */
export function startTypeLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-type]') : null;
    if (link && isPlainClick(event)) {
      event.preventDefault();
      void import('../lazy/typePanel.ts').then(
        ({ openType }) => openType(link),
        () => location.assign(link.href)
      );
    }
  });
}
