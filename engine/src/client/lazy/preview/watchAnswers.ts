const PING_INTERVAL_MS = 500;
/** Pings in a row without an answer before a frame counts as stuck. */
const MAX_MISSED = 6;

export interface AnswerWatch {
  start(): void;
  answered(ping: number): void;
  stop(): void;
}

/**
 * Asks the frame from time to time whether it is still there. Counts questions, not time: a page that was asleep or
 * busy itself asks none meanwhile.
 */
export function watchAnswers(ping: (ping: number) => void, onSilence: () => void): AnswerWatch {
  let asked = 0;
  let lastAnswer = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const stop = (): void => clearInterval(timer);
  return {
    start() {
      timer = setInterval(() => {
        if (asked - lastAnswer >= MAX_MISSED) {
          stop();
          onSilence();
        } else if (document.visibilityState === 'visible') {
          asked += 1;
          ping(asked);
        }
      }, PING_INTERVAL_MS);
    },
    answered(number) {
      // An example could send any number.
      lastAnswer = Math.max(lastAnswer, Math.min(number, asked));
    },
    stop
  };
}
