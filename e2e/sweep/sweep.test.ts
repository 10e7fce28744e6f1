import type { Browser } from '@playwright/test';
import { expect, test as base } from '../support/test.ts';
import { launchBrowser } from '../../scripts/browser.ts';
import { tier } from '../support/tier.ts';
import { readRoutes } from '../support/readSite.ts';

import { PARTS, allExamples, chooseStandalone, chooseTabs, partOfCommit } from './chooseDocuments.ts';
import { formatFinding } from './finding.ts';
import { knownFaults } from './knownFaults.ts';
import { sortFindings } from './sortFindings.ts';
import { visitDocuments } from './visitDocuments.ts';

const SITE = 'sites/patternfly';
const MINUTE_MS = 60_000;
/** Share of all examples that may be on the list of known faults. */
const MAX_KNOWN_SHARE = 0.02;

const routes = readRoutes(SITE);
const part = partOfCommit();
const tabs = chooseTabs(routes, tier, part);
const standalone = chooseStandalone(routes, tier);

const test = base.extend<object, { imageless: Browser }>({
  imageless: [
    async ({}, use) => {
      const browser = await launchBrowser({ images: false });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' }
  ]
});

test.describe(`the sweep of ${tier === 'full' ? 'all tabs' : `part ${part} of ${PARTS} of the tabs`}`, () => {
  for (const { name, paths } of [
    { name: `${tabs.length} tabs`, paths: tabs },
    { name: `${standalone.length} standalone examples`, paths: standalone }
  ]) {
    test(`finds only known faults in ${name}`, async ({ imageless, address }) => {
      test.setTimeout(60 * MINUTE_MS);

      const findings = await visitDocuments(imageless, address, paths);
      const { unknown, stale } = sortFindings(findings, new Set(paths), knownFaults);
      expect.soft(unknown.map(formatFinding)).toEqual([]);
      const gone = stale.map(({ path, match }) => `${path} "${match}": nothing of it is left; remove the entry`);
      expect(gone).toEqual([]);
    });
  }

  test('allows for few faults, of examples that there are', () => {
    const examples = allExamples(routes);
    const known = new Set(knownFaults.flatMap((fault) => fault.examples.map((slug) => `${fault.path}/${slug}`)));
    expect([...known].filter((address) => !examples.has(address))).toEqual([]);
    expect(known.size / examples.size).toBeLessThanOrEqual(MAX_KNOWN_SHARE);
  });
});
