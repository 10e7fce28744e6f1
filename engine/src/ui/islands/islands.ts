import type { ComponentType } from 'react';

import {
  type IslandFeature,
  type IslandHydration,
  type IslandName,
  type IslandProps,
  islandFeatures,
  islandPrefix
} from './features.ts';
import type { MountedIsland } from '../../browser/islands/mountIsland.tsx';
import { anchorPart, isPlainClick } from '../../browser/links.ts';
import { loadPart, withSheet } from '../../browser/loadPart.ts';

/** How far outside of the window islands are hydrated that wait to be seen. */
const VISIBLE_MARGIN = '200px 0px';

/** Time after which browsers without idle callbacks hydrate islands that are out of sight. */
const IDLE_MS = 1000;

/** Events that announce that the reader is about to use something. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/** Controls without effect before hydration: a press on one waits. */
const PRESSED = 'button, [role=button], summary';

/** A link to what an island shows here. */
const SHOWS_HERE = '.pb-code-toggle';

const ISLAND = '[data-island]';

interface Island {
  /** Whether hydration has ended. */
  isReady: boolean;
  /** The control that was pressed before that. */
  pressed: HTMLElement | null;
  mounted: MountedIsland | null;
}

const islands = new Map<HTMLElement, Island>();

/**
 * Hydrates the interface's islands (`ui/islands/Island.tsx`) when the reader reaches for them, and unmounts those of a
 * page that is left. The first press is not lost: it takes effect once the island answers.
 */
export function startIslands(): void {
  for (const event of INTENT_EVENTS) {
    document.addEventListener(event, reachFor, { capture: true, passive: true });
  }
  document.addEventListener('click', holdPress, { capture: true });
  addEventListener('hashchange', hydrateAddressed);
  document.addEventListener('patternbook:leave', unmountPage);
  document.addEventListener('patternbook:enter', startPage);
  startPage();
}

function startPage(): void {
  document.querySelectorAll(SHOWS_HERE).forEach((link) => (link.role = 'button'));
  const hosts = new Map<Element, HTMLElement>();
  let isFirst = true;
  const nearing = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const host = isIntersecting ? hosts.get(target) : undefined;
        if (host) {
          nearing.unobserve(target);
          hydrate(host);
          if (isFirst) {
            isFirst = false;
            hosts.forEach(hydrateWhenIdle);
          }
        }
      }
    },
    { rootMargin: VISIBLE_MARGIN }
  );
  for (const host of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const { load, near } = hydrationOf(host);
    const nearby = near === undefined ? null : document.getElementById(near);
    // An island's own element has no box.
    for (const part of load !== 'visible' ? [] : nearby ? [nearby] : host.children) {
      hosts.set(part, host);
      nearing.observe(part);
    }
  }
  document.addEventListener('patternbook:leave', () => nearing.disconnect(), { once: true });
  hydrateAddressed();
}

/** The scripts of the first island are loaded: the others follow, so that readers find their controls. */
function hydrateWhenIdle(host: HTMLElement): void {
  const follow = (): unknown => host.isConnected && hydrate(host);
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(follow);
  } else {
    setTimeout(follow, IDLE_MS);
  }
}

/** Values of a feature in the address are for its component to read. */
function hydrateAddressed(): void {
  const { hash, search } = location;
  const query = new URLSearchParams(search);
  const anchor = anchorPart(hash);
  for (const host of document.querySelectorAll<HTMLElement>(ISLAND)) {
    const { query: names = [], anchor: own } = hydrationOf(host);
    if (names.some((name) => query.has(name)) || (anchor !== hash && anchor === `#${own}`)) {
      hydrate(host);
    }
  }
}

function reachFor({ target, type }: Event): void {
  const host = islandOf(target);
  if (host && !islands.has(host) && (hydrationOf(host).load !== 'press' || type === 'input')) {
    hydrate(host);
  }
}

function holdPress(event: MouseEvent): void {
  const host = islandOf(event.target);
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
  if (host && pressed && isPlainClick(event) && islands.get(host)?.isReady !== true) {
    event.preventDefault();
    event.stopImmediatePropagation();
    hydrate(host).pressed = pressed;
  }
}

function hydrate(host: HTMLElement): Island {
  const known = islands.get(host);
  if (known) {
    return known;
  }
  const island: Island = { isReady: false, pressed: null, mounted: null };
  islands.set(host, island);
  const name = host.dataset['island'] as IslandName;
  const { label, load, isWithoutSheet }: IslandFeature = islandFeatures[name];
  const loadScripts = () => Promise.all([load(), import('../../browser/islands/mountIsland.tsx')]);
  const onReady = (): void => {
    island.isReady = true;
    // Input from before hydration is rendered first.
    setTimeout(() => island.pressed?.click());
  };
  void loadPart(
    label,
    () => (isWithoutSheet ? loadScripts() : withSheet(loadScripts())),
    ([Feature, { mountFeature }]) => {
      // The reader may have left the page meanwhile.
      if (islands.get(host) === island) {
        island.mounted = mountFeature(host, Feature as ComponentType<object>, {
          prefix: islandPrefix(name, hydrationOf(host).id),
          label,
          onReady
        });
      }
    }
  );
  return island;
}

/**
 * Hydrates islands of the page by what they are about, wherever they are.
 * @returns the props of these
 */
export function hydrateIslands<Name extends IslandName>(
  name: Name,
  isWanted: (props: IslandProps<Name>) => boolean
): IslandProps<Name>[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-island=${name}]`)].flatMap((host) => {
    const props = JSON.parse(host.dataset['props'] ?? '{}') as IslandProps<Name>;
    if (!isWanted(props)) {
      return [];
    }
    hydrate(host);
    return [props];
  });
}

function unmountPage(): void {
  for (const [host, { mounted }] of islands) {
    if (host.closest('#main')) {
      islands.delete(host);
      mounted?.unmount();
    }
  }
}

function hydrationOf(host: HTMLElement): IslandHydration {
  return JSON.parse(host.dataset['hydrate'] ?? '{}') as IslandHydration;
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ISLAND) : null;
}
