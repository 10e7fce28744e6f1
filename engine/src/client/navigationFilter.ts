/** Loads the search over the navigation when the reader first comes to its field. */
export function startNavigationFilter(): void {
  const sidebar = document.querySelector<HTMLElement>('#navigation');
  sidebar
    ?.querySelector('[data-navigation-filter]')
    ?.addEventListener(
      'focusin',
      () =>
        void import('./lazy/navigationResults.ts').then(({ startNavigationResults }) =>
          startNavigationResults(sidebar)
        ),
      { once: true }
    );
}
