import { join } from 'node:path';

import { Fingerprints } from './fingerprint.ts';
import type { RenderRequest, RenderResult } from './result.ts';
import { ResultCache } from './resultCache.ts';

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
