import { loadPart } from './loadPart.ts';

/** Loads the search over the navigation when the reader first comes to its field. */
export function startNavigationFilter(): void {
  const sidebar = document.querySelector<HTMLElement>('#navigation');
  sidebar?.querySelector('[data-navigation-filter]')?.addEventListener(
    'focusin',
    () =>
      void loadPart(
        'The filter of the navigation',
        () => import('./lazy/navigationResults.ts'),
        ({ startNavigationResults }) => startNavigationResults(sidebar)
      ),
    { once: true }
  );
}
