import { keepEarlyInput } from './earlyInput.ts';
import type { IslandElement, MountMode } from './islandElement.ts';
import type { ExampleModule } from './mountExample.ts';
import { reloadIfStale } from './staleDocument.ts';

/** Root margin of the observer that loads examples. */
const LOAD_MARGIN = '600px 0px';

/**
 * Mounts the examples of a page as they near the viewport, and parts of it that say so at once, or when nothing else is
 * to be done.
 *
 * @param main container of the page; `data-module` is the address of its example module
 * @param onLoadFailure called with a retry function when the scripts of an example can't be fetched; the example
 *   stays as it was rendered at build time
 * @param loadable resolves when the scripts of examples may be loaded
 * @returns cleanup function that unmounts every island of the page
 */
export function startExamples(
  main: HTMLElement,
  onLoadFailure: (retry: () => void) => void,
  loadable: Promise<void> = Promise.resolve()
): () => void {
  const moduleAddress = main.dataset['module'];
  const islands = findIslands(main);
  if (!moduleAddress || islands.length === 0) {
    return () => undefined;
  }
  if (isFramedByOtherOrigin()) {
    // Examples are off whether the notice loads or not.
    void import('./framingNotice.ts').then(
      ({ showFramingNotice }) => showFramingNotice(),
      () => undefined
    );
    return () => undefined;
  }

  const lifetime = new AbortController();
  const { signal } = lifetime;
  const styled = untilStyled(main);
  const earlyInputs = keepEarlyInput(main, islands, signal);
  const byHost = new Map(islands.map((island) => [island.host, island]));

  const mount = async (island: IslandElement): Promise<void> => {
    await loadable;
    const onFailure = async (): Promise<void> => {
      if (!signal.aborted && !(await reloadIfStale(moduleAddress))) {
        onLoadFailure(() => !signal.aborted && void mount(island));
      }
    };
    // Fetched side by side with React; both are cached by the browser.
    const code = import(/* @vite-ignore */ moduleAddress) as Promise<ExampleModule>;
    const ready = Promise.all([code, styled]);
    // Without React, there is nothing that would handle its failure.
    ready.catch(() => undefined);
    await import('./mountExample.ts').then(
      ({ mountExample }) => mountExample(island, ready, { signal, earlyInputs, onLoadFailure: () => void onFailure() }),
      onFailure
    );
  };

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const island = isIntersecting && target instanceof HTMLElement ? byHost.get(target) : undefined;
        if (island) {
          observer.unobserve(target);
          void mount(island);
        }
      }
    },
    { rootMargin: LOAD_MARGIN }
  );
  for (const island of islands) {
    if (island.start === 'load') {
      void mount(island);
    } else if (island.start === 'idle' && 'requestIdleCallback' in window) {
      requestIdleCallback(() => !signal.aborted && void mount(island));
    } else {
      observer.observe(island.host);
    }
  }

  return () => {
    lifetime.abort();
    observer.disconnect();
  };
}

/** Previews that are mounted: all but those in HTML, and those that failed at build time. */
const MOUNTED = '[data-preview]:not([data-mount=none])';

/** Finds all previews below `parent` that are to be mounted. */
export function findIslands(parent: HTMLElement): IslandElement[] {
  return [...parent.querySelectorAll<HTMLElement>(MOUNTED)].flatMap((host) => {
    const { example: slug, mount = '' } = host.dataset;
    const [mode, start] = mount.split(' ');
    const root = host.querySelector<HTMLElement>('[data-root]');
    return slug !== undefined && root ? [{ host, root, slug, mode: mode as MountMode, start }] : [];
  });
}

/**
 * Waits for style sheets in the content of a page, which have the rules of what its examples can show. While a document
 * is loaded, they come before any module script.
 */
async function untilStyled(main: HTMLElement): Promise<void> {
  const links = document.readyState === 'complete' ? main.querySelectorAll('link[rel=stylesheet]') : [];
  await Promise.all(
    Array.from(
      links,
      (link) =>
        new Promise<void>((resolve) => {
          link.addEventListener('load', () => resolve());
          // Examples without the rules are of more use than none.
          link.addEventListener('error', () => resolve());
        })
    )
  );
}

/**
 * Whether a page of another origin frames this document. Hosts forbid that with a header (`hostHeaders`); where one
 * doesn't, the other page could trick readers into pressing hidden controls (clickjacking).
 */
export function isFramedByOtherOrigin(): boolean {
  try {
    return window.top !== null && window.top.origin !== window.origin;
  } catch {
    // Properties of a cross-origin window can't be read.
    return true;
  }
}
