import { describe, expect } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { tier } from '../support/tier.ts';
import { readRoutes } from '../support/readSite.ts';
import { siteTest } from '../support/siteTest.ts';
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

const test = siteTest(SITE).extend('imageless', { scope: 'file' }, async ({}, { onCleanup }) => {
  const browser = await launchBrowser({ images: false });
  onCleanup(() => browser.close());
  return browser;
});

describe(`the sweep of ${tier === 'full' ? 'all tabs' : `part ${part} of ${PARTS} of the tabs`}`, () => {
  test.for([
    { name: `${tabs.length} tabs`, paths: tabs },
    { name: `${standalone.length} standalone examples`, paths: standalone }
  ])('finds only known faults in $name', { timeout: 60 * MINUTE_MS }, async ({ paths }, { imageless, address }) => {
    const findings = await visitDocuments(imageless, address, paths);
    const { unknown, stale } = sortFindings(findings, new Set(paths), knownFaults);
    expect.soft(unknown.map(formatFinding)).toEqual([]);
    const gone = stale.map(({ path, match }) => `${path} "${match}": nothing of it is left; remove the entry`);
    expect(gone).toEqual([]);
  });

  test('allows for few faults, of examples that there are', () => {
    const examples = allExamples(routes);
    const known = new Set(knownFaults.flatMap((fault) => fault.examples.map((slug) => `${fault.path}/${slug}`)));
    expect([...known].filter((address) => !examples.has(address))).toEqual([]);
    expect(known.size / examples.size).toBeLessThanOrEqual(MAX_KNOWN_SHARE);
  });
});
