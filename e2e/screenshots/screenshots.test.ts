import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect } from 'vitest';
import { siteTest } from '../support/siteTest.ts';
import { tier } from '../support/tier.ts';
import { compareImages } from './compareImages.ts';
import { states } from './states.ts';
import { takeScreenshot } from './takeScreenshot.ts';

const BASELINES = join(import.meta.dirname, 'baselines');
const RESULTS = resolve(import.meta.dirname, '../../test-results/screenshots');

/** Share of the pixels that may differ: letters and charts are drawn a little differently on each machine. */
const TOLERANCE = 0.01;

const isRenewal = process.env['PATTERNBOOK_SCREENSHOTS'] === 'renew';
const isFull = tier === 'full' || isRenewal;

const test = siteTest('sites/patternfly');

function save(folder: string, name: string, picture: Buffer): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.png`);
  writeFileSync(file, picture);
  return file;
}

describe.runIf(isFull)('the site looks as it did', () => {
  test.for(states)('$name', async (state, { newContext }) => {
    const actual = await takeScreenshot(newContext, state);
    if (isRenewal) {
      save(BASELINES, state.name, actual);
      return;
    }
    const baseline = join(BASELINES, `${state.name}.png`);
    expect(existsSync(baseline), 'There is no picture of this state yet: npm run screenshots').toBe(true);
    const { difference, marked } = compareImages(readFileSync(baseline), actual);
    if (difference > TOLERANCE) {
      const files = [
        save(RESULTS, state.name, actual),
        ...(marked ? [save(RESULTS, `${state.name}-marked`, marked)] : [])
      ];
      expect.fail(`${(difference * 100).toFixed(1)} % of the picture differ; see ${files.join(', ')}`);
    }
  });
});
