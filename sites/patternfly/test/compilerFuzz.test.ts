import { expect, it } from 'vitest';
import { tier } from '../../../scripts/testing/tier.ts';
import { randomTexts } from '../../../engine/test/live/compiler/fuzz/randomTexts.ts';
import { fuzzCompiler } from '../../../engine/test/live/compiler/fuzz/fuzzCompiler.ts';
import { loadPackagedContent } from './realSite.ts';

const MINUTE_MS = 60_000;
/** Number of texts, so that each run of a commit compiles the same ones: 400 to 800 in a second. */
const COUNT = { quick: 600, full: 20_000 }[tier];
/** `PATTERNBOOK_FUZZ_SEED` repeats the texts of a previous run, or tries others. */
const SEED = Number(process.env['PATTERNBOOK_FUZZ_SEED'] ?? 1);

it('the compiler responds for mutations of all examples', { timeout: 20 * MINUTE_MS }, async () => {
  const { examples } = await loadPackagedContent();
  const corpus = examples.flatMap(({ lang, code }) => (lang === 'html' ? [] : [code]));
  const report = await fuzzCompiler(randomTexts(corpus, SEED), corpus, COUNT);
  process.stdout.write(
    `Fuzzed the compiler: seed ${SEED}, ${report.texts} texts, ${report.compiled} compiled, ` +
      `${report.ended} ended by the watchdog, slowest answer ${Math.round(report.slowest.milliseconds)} ms ` +
      `for ${report.slowest.text.length} characters.\n`
  );
  expect(report.errors).toEqual([]);
  // The test is only meaningful if some texts compile and some fail.
  expect(report.compiled / report.texts).toBeGreaterThan(0.1);
  expect(report.compiled / report.texts).toBeLessThan(0.9);
});
