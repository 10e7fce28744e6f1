import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';

import { hashTexts } from '../../content/fileHash.ts';
import type { RenderResult } from './result.ts';

interface Entry {
  fingerprint: string;
  result: RenderResult;
}

/** Results of earlier renders on disk, one file an example. */
export class ResultCache {
  readonly #folder: string;

  /** @param folder created if need be */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** The stored result of an example if it was made from the same input. */
  get(key: string, fingerprint: string): RenderResult | null {
    try {
      const entry = JSON.parse(readFileSync(this.#file(key), 'utf8')) as Entry;
      return entry.fingerprint === fingerprint ? entry.result : null;
    } catch {
      // Not there yet, or damaged: the example is rendered again.
      return null;
    }
  }

  set(fingerprint: string, result: RenderResult): void {
    const file = this.#file(result.key);
    const temporary = `${file}.${process.pid}.${threadId}`;
    writeFileSync(temporary, JSON.stringify({ fingerprint, result } satisfies Entry));
    renameSync(temporary, file);
  }

  #file(key: string): string {
    return join(this.#folder, `${hashTexts([key]).slice(0, 32)}.json`);
  }
}
