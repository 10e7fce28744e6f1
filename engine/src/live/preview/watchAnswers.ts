const PING_INTERVAL_MS = 500;
/** Pings in a row without an answer before a frame counts as stuck. */
const MAX_MISSED = 6;

export interface AnswerWatch {
  start(): void;
  answered(ping: number): void;
  /** Whether answers come within the time of two questions. */
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
