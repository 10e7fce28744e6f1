import { join } from 'node:path';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';

import type { RenderRequest, RenderResult } from './result.ts';
import { Fingerprints } from './fingerprint.ts';
import { hashTexts } from '../../content/files.ts';

/** Results of earlier renders, by what went into them. */
export class RenderStore {
  readonly #fingerprints: Fingerprints;
  readonly #cache: ResultCache;

  constructor({ siteFolder, cacheFolder }: { siteFolder: string; cacheFolder: string }) {
    this.#fingerprints = new Fingerprints(siteFolder);
    this.#cache = new ResultCache(join(cacheFolder, 'renders'));
  }

  /** The result of rendering the same before, or null. */
  get(request: RenderRequest): RenderResult | null {
    return this.#cache.get(request.key, this.#fingerprints.of(request));
  }

  /** Forgets which files exist, after some came or went. */
  clearCache(): void {
    this.#fingerprints.clearCache();
  }

  /** Keeps a result, unless another run may well have another one. */
  set(request: RenderRequest, result: RenderResult): void {
    if (result.state !== 'client' || result.phase !== 'process') {
      this.#cache.set(this.#fingerprints.of(request), result);
    }
  }
}

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
