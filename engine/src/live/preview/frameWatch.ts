const PING_INTERVAL_MS = 500;

interface Heartbeat {
  start(): void;
  receivePong(ping: number): void;
  /** Returns true if fewer than two pings are unanswered. */
  isResponsive: () => boolean;
}

/**
 * Sends a regular heartbeat to the frame. Counts pings instead of time: a suspended or busy page sends none.
 * @param getTimeout returns the time in milliseconds without an answer after which the frame counts as stuck
 * @param signal stops the heartbeat
 */
export function createHeartbeat(
  ping: (ping: number) => void,
  getTimeout: () => number,
  onTimeout: () => void,
  signal: AbortSignal
): Heartbeat {
  let sent = 0;
  let received = 0;
  return {
    start() {
      const timer = setInterval(() => {
        if ((sent - received) * PING_INTERVAL_MS >= getTimeout()) {
          clearInterval(timer);
          onTimeout();
        } else if (document.visibilityState === 'visible') {
          sent += 1;
          ping(sent);
        }
      }, PING_INTERVAL_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
    },
    receivePong(number) {
      // Examples can send any number.
      received = Math.max(received, Math.min(number, sent));
    },
    isResponsive: () => sent - received < 2
  };
}

const CHECK_INTERVAL_MS = 250;
/** Delay after which an animation frame counts as late: a page that draws so slowly is hard to use. */
const LATE_FRAME_MS = 120;
/** On a slow or busy device, this multiple of the usual delay, up to a limit. */
const LATE_FACTOR = 4;
const MAX_LATE_FRAME_MS = 300;
/** Delay of a timer that indicates that the page's own scripts are busy. */
const LATE_TIMER_MS = 150;
/** Number of consecutive late animation frames before the isolated frame is blamed. */
const MAX_LATE = 4;
/** Delay of a single animation frame after which the isolated frame is blamed at once. */
const STUCK_MS = 2000;

/** Measures the delay of the next animation frame. @returns a function that returns it in milliseconds, first 0 */
export function measureDrawing(): () => number {
  const start = performance.now();
  let delay = 0;
  requestAnimationFrame(() => {
    delay = performance.now() - start;
  });
  return () => delay;
}

/**
 * Detects when rendering of the page stalls although its scripts are idle. Browsers render pages and their frames
 * together, so that expensive filters and layers in a frame slow down both.
 * @param usualMs delay of an animation frame before the frame was shown
 * @param signal stops watching
 */
export function watchRendering(usualMs: number, onSlow: () => void, signal: AbortSignal): void {
  const lateMs = Math.min(Math.max(LATE_FRAME_MS, LATE_FACTOR * usualMs), MAX_LATE_FRAME_MS);
  let late = 0;
  let lastCheck = performance.now();
  /** Time at which the pending animation frame was requested. */
  let requestedAt: number | null = null;
  const end = (): void => {
    clearInterval(timer);
    onSlow();
  };
  const timer = setInterval(() => {
    const now = performance.now();
    const isBusy = now - lastCheck > CHECK_INTERVAL_MS + LATE_TIMER_MS;
    lastCheck = now;
    if (isBusy || document.visibilityState !== 'visible') {
      requestedAt &&= now;
      return;
    }
    if (requestedAt !== null) {
      if (now - requestedAt > STUCK_MS) {
        end();
      }
      return;
    }
    requestedAt = now;
    requestAnimationFrame(() => {
      late = requestedAt !== null && performance.now() - requestedAt > lateMs ? late + 1 : 0;
      requestedAt = null;
      if (late >= MAX_LATE && !signal.aborted) {
        end();
      }
    });
  }, CHECK_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
