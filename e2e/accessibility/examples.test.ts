import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { isOfRelease } from '../../engine/src/check/baseline.ts';
import { installedVersion } from '../../engine/src/content/packages.ts';
import { axeViolations, type Violation } from '../support/axe.ts';

import { casesOfTier } from '../support/tier.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';
import { knownViolations, type KnownViolation } from './knownViolations.ts';
import { REPRESENTATIVE_PAGES } from './pages.ts';

const SITE = 'sites/patternfly';
const siteFolder = resolve(import.meta.dirname, '../..', SITE);

/** Collects the violations in the examples of a tab in their initial state. */
async function violationsOf(page: Page): Promise<Violation[]> {
  const { length } = await hydrateIslands(page);
  // Scrolled down, the sticky bars would cover some of the examples.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return length === 0 ? [] : axeViolations(page, { include: ['[data-preview]'] });
}

/** Compares violations with the baseline: unknown rules, more elements than listed, and stale entries. */
function differences(violations: readonly Violation[], known: readonly KnownViolation[]): string[] {
  const rules = new Set([...violations.map(({ rule }) => rule), ...known.map(({ rule }) => rule)]);
  return [...rules].flatMap((rule) => {
    const elements = violations.filter((violation) => violation.rule === rule).map(({ element }) => element);
    const allowed = known.find((entry) => entry.rule === rule)?.elements ?? 0;
    if (elements.length === 0) {
      return [`${rule}: nothing of it is left; remove the entry`];
    }
    return elements.length > allowed
      ? [`${rule}: ${elements.length} elements, ${allowed} known: ${elements.join(', ')}`]
      : [];
  });
}

test.describe('the examples', () => {
  for (const path of casesOfTier(REPRESENTATIVE_PAGES, { share: 8 })) {
    test(`of ${path} have no unknown violations`, async ({ visit }) => {
      const { page } = await visit(path);
      const known = knownViolations.filter((violation) => violation.path === path);
      expect(differences(await violationsOf(page), known)).toEqual([]);
    });
  }

  for (const reviewed of [...new Set(knownViolations.map((known) => `${known.package}@${known.versions}`))]) {
    test(`were reviewed with ${reviewed}`, () => {
      const [, name = '', versions = ''] = /^(.+)@(.+)$/.exec(reviewed) ?? [];
      expect(isOfRelease(installedVersion(name, siteFolder) ?? '', versions)).toBe(true);
    });
  }
});
