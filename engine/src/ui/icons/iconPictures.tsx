import { useSyncExternalStore } from 'react';

import type { IconEntry, IconPicture, PicturedIcon } from '../../core/icons.ts';

/** Pictures of an icon by set. */
export type Pictures = Readonly<Record<string, IconPicture>>;

/** Pictures of the icons in a file, by name. */
type Slice = 'loading' | 'failed' | ReadonlyMap<string, Pictures>;

/** How far outside of the window a tile still counts as near it. */
const MARGIN = '400px 0px';

/** Debounce: tiles that scroll past quickly load nothing. */
const DEBOUNCE_MS = 200;

const slices = new Map<string, Slice>();
const listeners = new Set<() => void>();

/** Tiles without a picture, those of them that are near the window, and their icons. */
const waiting = new Map<Element, IconEntry>();
const near = new Set<Element>();
let observer: IntersectionObserver | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The pictures of an icon, once they are loaded; they stay for the visit. */
export function usePictures({ name, slice: address }: IconEntry): Pictures | 'loading' | 'failed' {
  const slice = useSyncExternalStore(
    subscribe,
    () => slices.get(address),
    () => undefined
  );
  return typeof slice === 'object' ? (slice.get(name) ?? {}) : (slice ?? 'loading');
}

/** Whether pictures could not be loaded that were asked for. */
export function useHasFailedPictures(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => [...slices.values()].includes('failed'),
    () => false
  );
}

/** Loads the pictures of icons; those that failed are loaded anew. */
export function loadPictures(icons: readonly IconEntry[]): void {
  for (const address of new Set(icons.map(({ slice }) => slice))) {
    const slice = slices.get(address);
    if (slice === undefined || slice === 'failed') {
      void loadSlice(address);
    }
  }
}

/** Loads anew what could not be loaded. */
export function retryPictures(): void {
  slices.forEach((slice, address) => slice === 'failed' && void loadSlice(address));
}

/**
 * Loads the picture of a tile once the window rests near it.
 * @returns stops
 */
export function watchTile(tile: Element, icon: IconEntry): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      entries.forEach(({ target, isIntersecting }) => (isIntersecting ? near.add(target) : near.delete(target)));
      clearTimeout(timer);
      timer = setTimeout(() => loadPictures([...near].flatMap((one) => waiting.get(one) ?? [])), DEBOUNCE_MS);
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

async function loadSlice(address: string): Promise<void> {
  setSlice(address, 'loading');
  try {
    const icons = (await fetchJson(address)) as PicturedIcon[];
    setSlice(address, new Map(icons.map(({ name, svgs }) => [name, svgs])));
  } catch {
    setSlice(address, 'failed');
  }
}

/** @throws (rejects) Error when the file could not be loaded */
export async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} did not load (status ${response.status}).`);
  }
  return response.json();
}

function setSlice(address: string, slice: Slice): void {
  slices.set(address, slice);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

interface PictureProps {
  picture: IconPicture;
  /** Edge length in pixels; without it, the style sheet says how large it is. */
  size?: number;
}

/** A picture that assistive technology skips. */
export function Picture({ picture: { viewBox, content }, size }: PictureProps) {
  return (
    <svg
      viewBox={viewBox}
      fill="currentColor"
      aria-hidden="true"
      width={size}
      height={size}
      dangerouslySetInnerHTML={{ __html: content }}
    />
  );
}

/** Text of a picture that stands for itself: a file, or something to paste into a drawing. */
export function svgText({ viewBox, content }: IconPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${content}</svg>`;
}
