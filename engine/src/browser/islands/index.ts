import type { ComponentType } from 'react';

import { findIslands, type IslandElement, setState, showError } from './islandElement.ts';
import { reloadIfStale } from './staleDocument.ts';
import type { MountedIsland } from './mountIsland.tsx';

/** Root margin of the observer that loads examples. */
const LOAD_MARGIN = '600px 0px';

/**
 * Mounts the examples of a page as they near the viewport.
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

  const mounted: MountedIsland[] = [];
  const styled = untilStyled(main);
  const byHost = new Map(islands.map((island) => [island.host, island]));
  let stopped = false;

  const mount = async (island: IslandElement): Promise<void> => {
    await loadable;
    try {
      const [[{ examples }, { mountIsland }]] = await Promise.all([loadScripts(moduleAddress), styled]);
      const Example = await examples[island.slug]?.();
      if (stopped) {
        return;
      }
      if (!Example) {
        throw new Error(`The page's example module has no example "${island.slug}".`);
      }
      mounted.push(mountIsland(island, Example));
    } catch (error) {
      if (stopped) {
        return;
      }
      if (isLoadFailure(error)) {
        if (!(await reloadIfStale(moduleAddress))) {
          onLoadFailure(() => !stopped && void mount(island));
        }
        return;
      }
      console.error(`Example "${island.slug}" could not be started.`, error);
      setState(island.host, 'error');
      showError(island.root, error);
    }
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
  for (const { host } of islands) {
    observer.observe(host);
  }

  return () => {
    stopped = true;
    observer.disconnect();
    for (const island of mounted) {
      island.unmount();
    }
  };
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

/** The page's examples and React itself, fetched side by side; both are cached by the browser. */
async function loadScripts(moduleAddress: string): Promise<[ExampleModule, typeof import('./mountIsland.tsx')]> {
  return Promise.all([import(/* @vite-ignore */ moduleAddress) as Promise<ExampleModule>, import('./mountIsland.tsx')]);
}

/**
 * Exports of a built example module: a loader per example, by slug. Loaders of examples that threw while they were
 * evaluated at build time import their code on call, so that they can't break the others on the page.
 */
interface ExampleModule {
  examples: Record<string, () => ComponentType | Promise<ComponentType>>;
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

/** Browsers' error messages for a module that could not be fetched, or whose imports could not. */
const MESSAGES = /dynamically imported module|Importing a module script failed/i;

/** Checks that an `import()` failed to fetch and may succeed later, unlike errors of the module itself. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && MESSAGES.test(error.message);
}

/**
 * Keeps examples from taking the focus while they start, which would scroll the page. Ends with the reader's first
 * input, after which examples may move the focus.
 * @returns cleanup function
 */
export function suppressInitialFocus(): () => void {
  const { prototype } = HTMLElement;
  // oxlint-disable-next-line typescript/unbound-method -- called on an element below, and put back as it was
  const focus = prototype.focus;
  const lifetime = new AbortController();
  const stop = (): void => {
    prototype.focus = focus;
    lifetime.abort();
  };

  // Focus events come too late: the browser has scrolled by then.
  prototype.focus = function focusOutsideExamples(this: HTMLElement, options?: FocusOptions) {
    if (!this.closest('[data-preview]')) {
      focus.call(this, options);
    }
  };
  for (const act of ['pointerdown', 'keydown', 'touchstart'] as const) {
    addEventListener(act, stop, { capture: true, passive: true, signal: lifetime.signal });
  }
  return stop;
}
