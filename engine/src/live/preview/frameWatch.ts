const PING_INTERVAL_MS = 500;
/** Number of consecutive unanswered pings after which a frame counts as stuck. */
const MAX_MISSED = 6;

interface AnswerWatch {
  start(): void;
  answered(ping: number): void;
  /** Returns true if fewer than two pings are unanswered. */
  isPrompt: () => boolean;
}

/**
 * Sends a regular heartbeat to the frame. Counts pings instead of time: a suspended or busy page sends none.
 * @param signal stops the heartbeat
 */
export function watchAnswers(ping: (ping: number) => void, onSilence: () => void, signal: AbortSignal): AnswerWatch {
  let asked = 0;
  let lastAnswer = 0;
  return {
    start() {
      const timer = setInterval(() => {
        if (asked - lastAnswer >= MAX_MISSED) {
          clearInterval(timer);
          onSilence();
        } else if (document.visibilityState === 'visible') {
          asked += 1;
          ping(asked);
        }
      }, PING_INTERVAL_MS);
      signal.addEventListener('abort', () => clearInterval(timer));
    },
    answered(number) {
      // Examples can send any number.
      lastAnswer = Math.max(lastAnswer, Math.min(number, asked));
    },
    isPrompt: () => asked - lastAnswer < 2
  };
}

const LOOK_INTERVAL_MS = 500;
/** Delay after which an animation frame counts as late, about twenty times that of a smoothly rendering page. */
const LATE_FRAME_MS = 300;
/** Delay of a timer that indicates that the page's own scripts are busy. */
const LATE_TIMER_MS = 150;
/** Number of consecutive late animation frames before the isolated frame is blamed. */
const MAX_LATE = 3;
/** Delay of a single animation frame after which the isolated frame is blamed at once. */
const STUCK_MS = 2000;

/**
 * Detects when rendering of the page stalls although its scripts are idle. Browsers render pages and their frames
 * together, so that expensive filters and layers in a frame slow down both.
 * @param signal stops watching
 */
export function watchDrawing(onSlow: () => void, signal: AbortSignal): void {
  let late = 0;
  let lastLook = performance.now();
  /** Time at which the pending animation frame was requested. */
  let askedAt: number | null = null;
  const end = (): void => {
    clearInterval(timer);
    onSlow();
  };
  const timer = setInterval(() => {
    const look = performance.now();
    const isBusy = look - lastLook > LOOK_INTERVAL_MS + LATE_TIMER_MS;
    lastLook = look;
    if (isBusy || document.visibilityState !== 'visible') {
      askedAt &&= look;
      return;
    }
    if (askedAt !== null) {
      if (look - askedAt > STUCK_MS) {
        end();
      }
      return;
    }
    askedAt = look;
    requestAnimationFrame(() => {
      late = askedAt !== null && performance.now() - askedAt > LATE_FRAME_MS ? late + 1 : 0;
      askedAt = null;
      if (late >= MAX_LATE && !signal.aborted) {
        end();
      }
    });
  }, LOOK_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
