import { isFramedByOtherOrigin } from './embedding.ts';
import { type IslandElement, findIslands, setState } from './islandElement.ts';
import { isLoadFailure } from './loadFailure.ts';
import { reloadIfStale } from './staleDocument.ts';
import { showError } from './showError.ts';
import type { ExampleModule } from './exampleModule.ts';
import type { MountedIsland } from './mountIsland.tsx';

/** How far below the viewport an example is when its script is fetched. */
const LOAD_MARGIN = '600px 0px';

/**
 * Brings the examples of a page to life as they near the viewport.
 *
 * @param main the element that holds the page; `data-module` names its example module
 * @param onLoadFailure called when the scripts of an example can't be fetched, with what tries again; the example
 *   stays as it was rendered at build time
 * @returns stops: unmounts every island of the page
 */
export function startExamples(main: HTMLElement, onLoadFailure: (retry: () => void) => void): () => void {
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
  const byHost = new Map(islands.map((island) => [island.host, island]));
  let stopped = false;

  const mount = async (island: IslandElement): Promise<void> => {
    try {
      const [{ examples }, { mountIsland }] = await loadScripts(moduleAddress);
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

/** The page's examples and React itself, fetched side by side; both are cached by the browser. */
async function loadScripts(moduleAddress: string): Promise<[ExampleModule, typeof import('./mountIsland.tsx')]> {
  return Promise.all([import(/* @vite-ignore */ moduleAddress) as Promise<ExampleModule>, import('./mountIsland.tsx')]);
}
