import type { ComponentType } from 'react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';

import { identifierPrefix } from '../identifierPrefix.ts';
import { IslandBoundary } from './IslandBoundary.tsx';
import { type IslandElement, setState } from './islandElement.ts';

/** An example that runs on the page. */
export interface MountedIsland {
  unmount(): void;
}

const roots = new Set<Root>();

/** Says on the root element how many islands run now, so that one that outlives its page can be seen. */
function publishCount(): void {
  document.documentElement.dataset['islands'] = String(roots.size);
}

/** Time within which an example that starts anew has shown all that it shows at first. */
const START_MS = 1000;

/** Keeps an element as high as it is for a moment, so that what replaces its content in steps moves nothing. */
function holdHeight(element: HTMLElement): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  setTimeout(() => element.style.removeProperty('min-block-size'), START_MS);
}

/** Hydrates or renders one example; its errors stay in its own element. */
export function mountIsland(island: IslandElement, Example: ComponentType): MountedIsland {
  const { host, root: element, slug, mode } = island;
  const content = (
    <IslandBoundary onLive={() => setState(host, 'live')} onError={() => setState(host, 'error')}>
      <Example />
    </IslandBoundary>
  );
  const options = { identifierPrefix: identifierPrefix(slug) };

  let root: Root;
  let isLeft = false;
  if (mode === 'hydrate') {
    root = hydrateRoot(element, content, {
      ...options,
      onRecoverableError: (error) => {
        // A reader who moves on while an example starts interrupts that: React recovers from nothing then.
        if (!isLeft) {
          console.error(`Example "${slug}" was rendered differently at build time.`, error);
        }
      }
    });
  } else {
    holdHeight(element);
    root = createRoot(element, options);
    root.render(content);
  }
  roots.add(root);
  publishCount();

  return {
    unmount() {
      roots.delete(root);
      publishCount();
      isLeft = true;
      root.unmount();
    }
  };
}
