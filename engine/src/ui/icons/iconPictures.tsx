import { useState, useSyncExternalStore } from 'react';

import type { IconEntry, IconPicture, PicturedIcon } from '../../core/icons.ts';
import { createStore } from '../../core/store.ts';
import { fetchJson } from '../fetchJson.ts';

/** Pictures of an icon by set. */
export type Pictures = Readonly<Record<string, IconPicture>>;

/** Pictures of the icons in a file, by name. */
type Slice = 'loading' | 'failed' | ReadonlyMap<string, Pictures>;

/** Root margin within which a tile counts as near the viewport. */
const MARGIN = '400px 0px';

/** Debounce: tiles that scroll past quickly load nothing. */
const DEBOUNCE_MS = 200;

const slices = createStore<ReadonlyMap<string, Slice>>(new Map());

/** Icons of tiles without a picture; `near` has those near the viewport. */
const waiting = new Map<Element, IconEntry>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns the pictures of an icon once loaded; they are cached for the visit. */
export function usePictures({ name, slice: address }: IconEntry): Pictures | 'loading' | 'failed' {
  const slice = useSyncExternalStore(
    slices.subscribe,
    () => slices.get().get(address),
    () => undefined
  );
  return typeof slice === 'object' ? (slice.get(name) ?? {}) : (slice ?? 'loading');
}

/** Whether requested pictures could not be loaded. */
export function useHasFailedPictures(): boolean {
  return useSyncExternalStore(
    slices.subscribe,
    () => [...slices.get().values()].includes('failed'),
    () => false
  );
}

/** Loads the pictures of icons, unless they are loaded or loading; failed ones are retried. */
export function loadPictures(icons: readonly IconEntry[]): void {
  for (const address of new Set(icons.map(({ slice }) => slice))) {
    const slice = slices.get().get(address);
    if (slice === undefined || slice === 'failed') {
      void loadSlice(address);
    }
  }
}

/** Retries all failed pictures. */
export function retryPictures(): void {
  slices.get().forEach((slice, address) => slice === 'failed' && void loadSlice(address));
}

/**
 * Loads the picture of a tile near the viewport once scrolling has paused.
 * @returns cleanup function
 */
export function watchTile(tile: Element, icon: IconEntry): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      entries.forEach(({ target, isIntersecting }) => (isIntersecting ? near.add(target) : near.delete(target)));
      clearTimeout(timer);
      timer = setTimeout(loadNear, DEBOUNCE_MS);
    },
    { rootMargin: MARGIN }
  );
  waiting.set(tile, icon);
  observer.observe(tile);
  return () => {
    observer?.unobserve(tile);
    waiting.delete(tile);
    near.delete(tile);
  };
}

/** Failed files are left to the reader: the notice moves the tiles, which would request them again and again. */
function loadNear(): void {
  const icons = [...near].flatMap((tile) => waiting.get(tile) ?? []);
  loadPictures(icons.filter(({ slice }) => slices.get().get(slice) !== 'failed'));
}

async function loadSlice(address: string): Promise<void> {
  setSlice(address, 'loading');
  try {
    const icons = (await fetchJson(address)) as PicturedIcon[];
    setSlice(address, new Map(icons.map(({ name, svgs }) => [name, svgs])));
  } catch {
    setSlice(address, 'failed');
  }
}

function setSlice(address: string, slice: Slice): void {
  slices.set(new Map(slices.get()).set(address, slice));
}

interface PictureProps {
  picture: IconPicture;
  /** Edge length in pixels; by default, the style sheet sets it. */
  size?: number;
}

let pictures = 0;

/** An icon's picture, hidden from assistive technology. */
export function Picture({ picture: { viewBox, content, idPrefix }, size }: PictureProps) {
  // Each picture has ids of its own: references lead to the first element with an id, which may be hidden.
  const [number] = useState(() => (pictures += 1));
  const own = idPrefix === undefined ? content : content.replaceAll(idPrefix, `${idPrefix}${number}-`);
  return (
    <svg
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      width={size}
      height={size}
      dangerouslySetInnerHTML={{ __html: own }}
    />
  );
}

/** Returns the source of a standalone SVG, for a file or the clipboard. */
export function svgText({ viewBox, content }: IconPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${content}</svg>`;
}
