const LOOK_INTERVAL_MS = 500;
/** A page that is drawn smoothly has an animation frame within a twentieth of this. */
const LATE_FRAME_MS = 300;
/** A timer that comes later than this says that the page's own scripts are busy. */
const LATE_TIMER_MS = 150;
/** Late frames in a row before the frame is to blame. */
const MAX_LATE = 3;

/**
 * Notices when the browser hardly draws the page any more although its scripts have time: browsers draw page and frames
 * together, so that filters and layers of a frame hold up both.
 * @param signal ends the watch
 */
export function watchDrawing(onSlow: () => void, signal: AbortSignal): void {
  let late = 0;
  let lastLook = performance.now();
  let isWaiting = false;
  const timer = setInterval(() => {
    const look = performance.now();
    const isBusy = look - lastLook > LOOK_INTERVAL_MS + LATE_TIMER_MS;
    lastLook = look;
    if (isWaiting || document.visibilityState !== 'visible') {
      return;
    }
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      late = !isBusy && performance.now() - look > LATE_FRAME_MS ? late + 1 : 0;
      if (late >= MAX_LATE && !signal.aborted) {
        clearInterval(timer);
        onSlow();
      }
    });
  }, LOOK_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
