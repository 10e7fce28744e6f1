import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** What Orca says, as its debug file lists it. */
export interface SpeechLog {
  /** Waits until nothing new has been said for a second. @returns what was said since the last call */
  heard: () => Promise<string[]>;
  /** Waits until the debug file mentions a text that it didn't before. @throws Error when it doesn't in time */
  reaches: (text: string, timeoutMs: number) => Promise<void>;
  /** Waits for the first words. @throws Error when there are none in time */
  begins: (timeoutMs: number) => Promise<void>;
}

const QUIET_MS = 1000;
const POLL_MS = 100;

export function openSpeechLog(file: string): SpeechLog {
  let read = 0;
  return {
    async heard() {
      let size = -1;
      let quiet = 0;
      let text = '';
      while (quiet < QUIET_MS) {
        await sleep(POLL_MS);
        text = existsSync(file) ? readFileSync(file, 'utf8') : '';
        quiet = text.length === size ? quiet + POLL_MS : 0;
        size = text.length;
      }
      const said = spokenTexts(text.slice(read));
      read = text.length;
      return said;
    },
    async reaches(text, timeoutMs) {
      const end = performance.now() + timeoutMs;
      while (!readFileSync(file, 'utf8').includes(text)) {
        if (performance.now() > end) {
          throw new Error('Orca hangs');
        }
        await sleep(POLL_MS);
      }
    },
    async begins(timeoutMs) {
      const end = performance.now() + timeoutMs;
      while (!existsSync(file) || spokenTexts(readFileSync(file, 'utf8')).length === 0) {
        if (performance.now() > end) {
          throw new Error('Orca says nothing.');
        }
        await sleep(POLL_MS);
      }
    }
  };
}

/** An entry about speech, whose text may have several lines; the next entry starts with the time. */
const SPEECH = /SPEECH OUTPUT: '((?:(?!\n\d\d:\d\d:\d\d\.)[\s\S])*?)' ?\{'established'/g;

/** Finds what Orca said in its debug file. */
export function spokenTexts(log: string): string[] {
  return [...log.matchAll(SPEECH)].flatMap(([, text = '']) => {
    const words = text.replace(/\s+/g, ' ').trim();
    return words === '' ? [] : [words];
  });
}
