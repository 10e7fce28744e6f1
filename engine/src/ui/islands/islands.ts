import type { ComponentType } from 'react';

import { type IslandFeature, type IslandHydration, islandPrefix } from './contract.ts';
import type { MountedIsland } from '../../browser/islands/mountIsland.tsx';
import { whenIdle } from '../../browser/dom.ts';
import { anchorPart, isPlainClick } from '../../browser/links.ts';
import { loadPart, withSheet } from '../../browser/loadPart.ts';
import { MAIN_ID } from '../../core/interfaceIds.ts';
import { onPage } from '../../core/pageEvents.ts';

/** Root margin of the observer that hydrates `visible` islands. */
const VISIBLE_MARGIN = '200px 0px';

/** Events that signal intent to use an island. */
const INTENT_EVENTS = ['pointerover', 'pointerdown', 'focusin', 'input'] as const;

/** Controls that do nothing before hydration: presses on them are replayed. */
const PRESSED = 'button, [role=button], summary';

/** Links that become toggle buttons with scripts. */
const SHOWS_HERE = '.pb-code-toggle';

const ISLAND = '[data-island]';

interface Island {
  /** Whether hydration is complete. */
  isReady: boolean;
  /** Whether its scripts did not load. */
  hasFailed: boolean;
  /** The last control pressed before that. */
  pressed: HTMLElement | null;
  mounted: MountedIsland | null;
}

let features: readonly IslandFeature[] = [];
const islands = new Map<HTMLElement, Island>();

/**
 * Hydrates the interface's islands (`ui/islands/Island.tsx`) on demand, and unmounts those of the previous page on
 * navigation. A press before hydration is replayed once the island is interactive.
 */
export function startIslands(known: readonly IslandFeature[]): void {
  features = known;
  for (const event of INTENT_EVENTS) {
    document.addEventListener(event, reachFor, { capture: true, passive: true });
  }
  document.addEventListener('click', holdPress, { capture: true });
  addEventListener('hashchange', hydrateAddressed);
  onPage('leave', unmountPage);
  onPage('enter', startPage);
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
    // An island's host element has no box (`display: contents`).
    for (const part of load !== 'visible' ? [] : nearby ? [nearby] : host.children) {
      hosts.set(part, host);
      nearing.observe(part);
    }
  }
  onPage('leave', () => nearing.disconnect(), { once: true });
  hydrateAddressed();
}

/**
 * Once the scripts for the first island load, the others follow, so that their controls are there to be found. Those of
 * folded parts wait until they are shown.
 */
function hydrateWhenIdle(host: HTMLElement): void {
  whenIdle(() => host.isConnected && !host.closest('details:not([open])') && hydrate(host));
}

/** Hydrates islands that have parameters in the address, for their components to read. */
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
  // A failed one waits for a press: hovering it would show the notice again.
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

/** Hydrates an island, unless it is already. Tries again if that has failed. */
export function hydrate(host: HTMLElement): Island {
  const known = islands.get(host);
  if (known && !known.hasFailed) {
    return known;
  }
  const island: Island = { isReady: false, hasFailed: false, pressed: null, mounted: null };
  islands.set(host, island);
  const feature = features.find(({ name }) => name === host.dataset['island']);
  if (!feature) {
    return island;
  }
  const { name, label, load, isWithoutSheet } = feature;
  const loadScripts = () => Promise.all([load(), import('../../browser/islands/mountIsland.tsx')]);
  const onReady = (): void => {
    island.isReady = true;
    // After input from before hydration has been rendered.
    setTimeout(() => island.pressed?.click());
  };
  void loadPart(
    label,
    () => (isWithoutSheet ? loadScripts() : withSheet(loadScripts())),
    ([Feature, { mountFeature }]) => {
      // The reader may have left the page meanwhile.
      if (islands.get(host) === island) {
        island.hasFailed = false;
        island.mounted = mountFeature(host, Feature as ComponentType<object>, {
          prefix: islandPrefix(name, hydrationOf(host).id),
          label,
          onReady
        });
      }
    }
  ).then((hasLoaded) => (island.hasFailed = !hasLoaded));
  return island;
}

function unmountPage(): void {
  for (const [host, { mounted }] of islands) {
    if (host.closest(`#${MAIN_ID}`)) {
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
