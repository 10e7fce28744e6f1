/** Longest time between the end of the style sheets and the first paint, in case that the browser doesn't draw. */
const LONGEST_WAIT_MS = 1000;

/**
 * Preloads the modules of examples that a document leaves for the time after its first paint, so that its text and style
 * sheets don't share a slow connection with them (`ui/shell/htmlDocument.tsx`).
 * @returns promise that resolves when modules may be loaded: at once in documents that leave none for later
 */
export async function preloadLaterModules(): Promise<void> {
  const links = document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][media]');
  if (links.length > 0 && isPaintExpected()) {
    await untilFirstPaint();
  }
  for (const link of links) {
    // Not all browsers look at a link again when its media query changes.
    const now = link.cloneNode() as HTMLLinkElement;
    now.removeAttribute('media');
    link.replaceWith(now);
  }
}

/** Nothing is painted in a tab in the background. */
function isPaintExpected(): boolean {
  const isPainted = performance.getEntriesByType('paint').length > 0;
  return !isPainted && !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
}

function untilFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint' });
    setTimeout(resolve, LONGEST_WAIT_MS);
  });
}
