import { expect, siteAddress, test as base } from '../../support/test.ts';

import { startBareChromium } from '../../support/browsers/bareChromium.ts';
import { FLOODS } from './floods.ts';
import { HostilePage, MOST_LATER_MS, errorsOf } from './hostilePage.ts';
import { MEMORY } from './memory.ts';

const test = base.extend<object, { hostile: HostilePage }>({
  hostile: [
    async ({}, use) => {
      const chromium = await startBareChromium();
      const page = new HostilePage(chromium.page, MOST_LATER_MS);
      await page.open(siteAddress('sites/patternfly'));
      await use(page);
      await chromium.close();
    },
    { scope: 'worker' }
  ]
});

const UNREACHABLE = { address: 'http://127.0.0.1:9', stun: '127.0.0.1:9' };

// Floods compete with the page for processor time, and a busy machine leaves too little of it now and then.
test.describe.configure({ retries: 2 });

test.describe('the page survives, without a debugger attached, an example with', () => {
  for (const program of [...FLOODS, ...MEMORY]) {
    test(program.name, async ({ hostile }) => {
      test.setTimeout(60_000);

      const seen = await hostile.run(program, UNREACHABLE);
      const start = performance.now();
      await hostile.recover();
      const recovery = Math.round(performance.now() - start);
      process.stdout.write(
        `${program.name}: ${seen.state}, longest gap ${Math.round(seen.longestGapMs)} ms, recovered in ${recovery} ms\n`
      );
      expect(errorsOf(program, seen)).toEqual([]);
    });
  }
});
