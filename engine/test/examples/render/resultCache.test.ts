import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { ResultCache } from '../../../src/examples/render/renderStore.ts';
import type { RenderResult } from '../../../src/examples/render/result.ts';
import { createAcmeSite } from './acmeSite.ts';

const site = createAcmeSite();
afterAll(() => site.remove());

const RESULT: RenderResult = { key: 'menu/basic', attempt: 1, state: 'live', html: '<p>ü</p>' };

describe('ResultCache', () => {
  const folder = join(site.cacheFolder, 'results');
  const cache = new ResultCache(folder);

  it('returns results for the same input', () => {
    expect(cache.get(RESULT.key, 'a')).toBeNull();
    cache.set('a', RESULT);
    expect(new ResultCache(folder).get(RESULT.key, 'a')).toEqual(RESULT);
    expect(cache.get(RESULT.key, 'b')).toBeNull();
  });

  it('keeps one entry per example', () => {
    cache.set('b', RESULT);
    cache.set('b', { ...RESULT, key: 'menu/other' });
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('ignores a corrupt entry', () => {
    for (const name of readdirSync(folder)) {
      writeFileSync(join(folder, name), '{"fingerprint":');
    }
    expect(cache.get(RESULT.key, 'b')).toBeNull();
  });
});
