/** How far outside the window something still counts as near it. */
const MARGIN = '400px 0px';

/** Who scrolls past at speed needs nothing of what flies by. */
const REST_MS = 200;

export interface NearTiles {
  /** Follows a list and the tiles in it. */
  watch: (list: Element) => void;
  /** The list is gone. */
  forget: (list: Element) => void;
  /** The tile has what it needs. */
  release: (tile: Element) => void;
  /** Calls back with what is near now. */
  check: () => void;
}

/**
 * Calls back with the tiles near the window once it rests. Of thousands of tiles only those in lists near the window
 * are observed, as each costs time in every frame.
 * @param tilesOf the tiles of a list, made when it comes near
 */
export function createNearTiles(
  tilesOf: (list: Element) => readonly Element[],
  onNear: (tiles: readonly Element[]) => void,
  signal: AbortSignal
): NearTiles {
  const near = new Set<Element>();
  const released = new WeakSet<Element>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => near.size > 0 && onNear([...near]), REST_MS);
  };
  const leave = (tile: Element): void => {
    near.delete(tile);
    tiles.unobserve(tile);
  };
  const leaveList = (list: Element): void => list.querySelectorAll('button').forEach(leave);

  const tiles = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting && !released.has(target)) {
          near.add(target);
        } else {
          near.delete(target);
        }
      }
      check();
    },
    { rootMargin: MARGIN }
  );
  const lists = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) {
          tilesOf(target)
            .filter((tile) => !released.has(tile))
            .forEach((tile) => tiles.observe(tile));
        } else {
          leaveList(target);
        }
      }
    },
    { rootMargin: MARGIN }
  );
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    tiles.disconnect();
    lists.disconnect();
  });
  return {
    watch: (list) => lists.observe(list),
    forget(list) {
      lists.unobserve(list);
      leaveList(list);
    },
    release(tile) {
      released.add(tile);
      leave(tile);
    },
    check
  };
}
