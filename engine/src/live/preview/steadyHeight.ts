/** Number of changes at once, as of an animation; after that, they are this far apart. */
const BURST = 5;
const CHANGE_INTERVAL_MS = 300;
/** Time without a taller height after which the height shrinks. */
const REST_MS = 400;

/**
 * Keeps the page below a preview from jumping. The height grows at once, shrinks when no taller one has come for a
 * while, and changes at most a few times a second.
 * @param onHeight gets the height to apply
 * @param signal drops what is pending
 */
export function steadyHeight(onHeight: (height: number) => void, signal: AbortSignal): (height: number) => void {
  let applied: number | null = null;
  let wanted = 0;
  let shrinksAt = 0;
  let changes = BURST;
  let countedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));

  /** Returns the time until the next change is allowed. */
  const nextChangeIn = (now: number): number => {
    const more = Math.floor((now - countedAt) / CHANGE_INTERVAL_MS);
    if (more > 0) {
      changes = Math.min(BURST, changes + more);
      countedAt = now;
    }
    return changes > 0 ? 0 : CHANGE_INTERVAL_MS - (now - countedAt);
  };
  const apply = (): void => {
    timer = undefined;
    const now = performance.now();
    const rest = applied !== null && wanted < applied ? shrinksAt - now : 0;
    const delay = Math.max(nextChangeIn(now), rest);
    if (delay > 0) {
      timer = setTimeout(apply, delay);
    } else if (wanted !== applied) {
      changes -= 1;
      applied = wanted;
      onHeight(wanted);
    }
  };
  return (height) => {
    if (signal.aborted || height === wanted) {
      return;
    }
    const isTaller = applied === null || height >= applied;
    // Rests from the last time that it was as tall.
    if (applied === null || wanted >= applied) {
      shrinksAt = performance.now() + REST_MS;
    }
    wanted = height;
    if (timer === undefined || isTaller) {
      clearTimeout(timer);
      apply();
    }
  };
}
