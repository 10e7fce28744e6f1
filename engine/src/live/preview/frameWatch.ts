const PING_INTERVAL_MS = 500;
/** Pings in a row without an answer before a frame counts as stuck. */
const MAX_MISSED = 6;

interface AnswerWatch {
  start(): void;
  answered(ping: number): void;
  /** Whether fewer than two pings are unanswered. */
  isPrompt: () => boolean;
}

/**
 * Asks the frame from time to time whether it is still there. Counts questions, not time: a page that was asleep or
 * busy itself asks none meanwhile.
 * @param signal ends the watch
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
      // An example could send any number.
      lastAnswer = Math.max(lastAnswer, Math.min(number, asked));
    },
    isPrompt: () => asked - lastAnswer < 2
  };
}

const LOOK_INTERVAL_MS = 500;
/** A page that is drawn smoothly has an animation frame within a twentieth of this. */
const LATE_FRAME_MS = 300;
/** A timer that comes later than this says that the page's own scripts are busy. */
const LATE_TIMER_MS = 150;
/** Late frames in a row before the frame is to blame. */
const MAX_LATE = 3;
/** A frame that has not come after this time is as bad as several late ones. */
const STUCK_MS = 2000;

/**
 * Notices when the browser hardly draws the page any more although its scripts have time: browsers draw page and frames
 * together, so that filters and layers of a frame hold up both.
 * @param signal ends the watch
 */
export function watchDrawing(onSlow: () => void, signal: AbortSignal): void {
  let late = 0;
  let lastLook = performance.now();
  /** When the animation frame was asked for that has not come yet. */
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
