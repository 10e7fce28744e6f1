import type { ElementQuery, FromFrame, ToFrame } from '../frame/protocol.ts';

/** Asks a frame what it shows. */
export interface Inspector {
  /** How many elements fit each query; null if the frame goes before it has answered. */
  ask(queries: ElementQuery[]): Promise<number[] | null>;
  answer(message: Extract<FromFrame, { kind: 'inspected' }>): void;
  /** No answer will come any more. */
  giveUp(): void;
}

export function createInspector(post: (message: ToFrame) => void): Inspector {
  const waiting = new Map<number, (counts: number[] | null) => void>();
  let asked = 0;
  return {
    ask(queries) {
      asked += 1;
      const inspection = asked;
      return new Promise((resolve) => {
        waiting.set(inspection, resolve);
        post({ kind: 'inspect', inspection, queries });
      });
    },
    answer({ inspection, counts }) {
      waiting.get(inspection)?.(counts);
      waiting.delete(inspection);
    },
    giveUp() {
      waiting.forEach((resolve) => resolve(null));
      waiting.clear();
    }
  };
}
