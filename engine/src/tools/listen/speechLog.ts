import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
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
  const decoder = new StringDecoder('utf8');
  let offset = 0;
  /** What the file says since the last call of `heard`. */
  let unread = '';

  /** Reads what was appended: the file grows to many megabytes. */
  const update = (): void => {
    if (!existsSync(file)) {
      return;
    }
    const descriptor = openSync(file, 'r');
    try {
      const buffer = Buffer.alloc(fstatSync(descriptor).size - offset);
      const length = readSync(descriptor, buffer, 0, buffer.length, offset);
      offset += length;
      unread += decoder.write(buffer.subarray(0, length));
    } finally {
      closeSync(descriptor);
    }
  };

  const until = async (isReached: () => boolean, timeoutMs: number, message: string): Promise<void> => {
    const end = performance.now() + timeoutMs;
    update();
    while (!isReached()) {
      if (performance.now() > end) {
        throw new Error(message);
      }
      await sleep(POLL_MS);
      update();
    }
  };

  return {
    async heard() {
      let size = -1;
      let quiet = 0;
      while (quiet < QUIET_MS) {
        await sleep(POLL_MS);
        update();
        quiet = offset === size ? quiet + POLL_MS : 0;
        size = offset;
      }
      const said = spokenTexts(unread);
      unread = '';
      return said;
    },
    reaches: (text, timeoutMs) => until(() => unread.includes(text), timeoutMs, 'Orca hangs.'),
    begins: (timeoutMs) => until(() => spokenTexts(unread).length > 0, timeoutMs, 'Orca says nothing.')
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
