import { join } from 'node:path';
import { mkdirSync } from 'node:fs';

import type { RenderRequest, RenderResult } from './result.ts';
import type { Fingerprints } from './fingerprint.ts';
import { hashTexts, readCached, writeCached } from '../../content/files.ts';

/** Cache of render results, keyed by their inputs. */
export class RenderStore {
  readonly #fingerprints: Fingerprints;
  readonly #cache: ResultCache;

  constructor(cacheFolder: string, fingerprints: Fingerprints) {
    this.#fingerprints = fingerprints;
    this.#cache = new ResultCache(join(cacheFolder, 'renders'));
  }

  /** Returns the cached result for the same inputs, or null. */
  get(request: RenderRequest): RenderResult | null {
    return this.#cache.get(request.key, this.#fingerprints.of(request));
  }

  /** Clears the resolver cache after files were added or removed. */
  clearCache(): void {
    this.#fingerprints.clearCache();
  }

  /** Caches a result. Crashes and timeouts are not cached, since another run may succeed. */
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

/** Render results on disk, one file per example. */
export class ResultCache {
  readonly #folder: string;

  /** @param folder created if missing */
  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /** Returns the cached result of an example if its fingerprint matches. */
  get(key: string, fingerprint: string): RenderResult | null {
    const entry = readCached(this.#file(key)) as Entry | null;
    return entry?.fingerprint === fingerprint ? entry.result : null;
  }

  set(fingerprint: string, result: RenderResult): void {
    writeCached(this.#file(result.key), { fingerprint, result } satisfies Entry);
  }

  #file(key: string): string {
    return join(this.#folder, `${hashTexts([key]).slice(0, 32)}.json`);
  }
}
