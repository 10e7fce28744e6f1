/** Longest time between the end of the style sheets and the first paint, in case that the browser doesn't draw. */
const LONGEST_WAIT_MS = 1000;

/**
 * Preloads the modules of examples that a document leaves for the time after its first paint, so that its text and style
 * sheets don't share a slow connection with them (`ui/shell/htmlDocument.tsx`).
 * @returns promise that resolves when modules may be loaded: at once in documents that leave none for later
 */
export async function preloadLaterModules(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media]');
  const [paint] = performance.getEntriesByType('paint');
  // Nothing is painted in a tab in the background.
  if (links.length > 0 && !paint && !document.hidden) {
    await new Promise((resolve) => {
      new PerformanceObserver(resolve).observe({ type: 'paint' });
      setTimeout(resolve, LONGEST_WAIT_MS);
    });
  }
  for (const link of links) {
    link.media = '';
  }
}
