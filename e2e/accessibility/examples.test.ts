import { resolve } from 'node:path';
import { expect, test } from '../support/test.ts';
import { isOfRelease } from '../../engine/src/check/baseline.ts';
import { installedVersion } from '../../engine/src/content/packages.ts';
import { casesOfTier } from '../support/tier.ts';
import { differences, exampleViolations } from './exampleViolations.ts';
import { knownViolations } from './knownViolations.ts';
import { REPRESENTATIVE_PAGES } from './pages.ts';

const SITE = 'sites/patternfly';
const siteFolder = resolve(import.meta.dirname, '../..', SITE);

test.describe('the examples', () => {
  for (const path of casesOfTier(REPRESENTATIVE_PAGES, { share: 8 })) {
    test(`of ${path} have no unknown violations`, async ({ context, visit }) => {
      // Names of chat messages hold the time: how many are alike must not depend on how fast they render.
      await context.clock.setFixedTime(new Date('2041-06-01T12:00:00Z'));
      const { page } = await visit(path);
      const known = knownViolations.filter((violation) => violation.path === path);
      expect(differences(await exampleViolations(page), known)).toEqual([]);
    });
  }

  for (const reviewed of [...new Set(knownViolations.map((known) => `${known.package}@${known.versions}`))]) {
    test(`were reviewed with ${reviewed}`, () => {
      const [, name = '', versions = ''] = /^(.+)@(.+)$/.exec(reviewed) ?? [];
      expect(isOfRelease(installedVersion(name, siteFolder) ?? '', versions)).toBe(true);
    });
  }
});
