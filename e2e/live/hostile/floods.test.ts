import { describe, expect, inject, test as base } from 'vitest';

import { startBareChromium } from './bareChromium.ts';
import { FLOODS } from './floods.ts';
import { HostilePage, faultsOf } from './hostilePage.ts';
import { MEMORY } from './memory.ts';

const test = base.extend('hostile', { scope: 'file' }, async ({}, { onCleanup }) => {
  const chromium = await startBareChromium();
  onCleanup(() => chromium.close());
  const page = new HostilePage(chromium.page);
  await page.open(inject('siteAddress'));
  return page;
});

const NOBODY = { address: 'http://127.0.0.1:9', stun: '127.0.0.1:9' };

describe('the page outlives, where nobody watches it, an example that is', () => {
  test.for([...FLOODS, ...MEMORY])('$name', { timeout: 60_000 }, async (program, { hostile }) => {
    const seen = await hostile.run(program, NOBODY);
    const start = performance.now();
    await hostile.recover();
    const recovery = Math.round(performance.now() - start);
    process.stdout.write(
      `${program.name}: ${seen.state}, longest gap ${Math.round(seen.longestGapMs)} ms, recovered in ${recovery} ms\n`
    );
    expect(faultsOf(program, seen)).toEqual([]);
  });
});
