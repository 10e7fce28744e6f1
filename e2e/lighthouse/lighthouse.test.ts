import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { type CompressedSite, serveCompressed } from '../../bench/browser/serveCompressed.ts';
import { launchOptions } from '../../scripts/browser.ts';
import { freePort } from '../support/freePort.ts';
import { outputOf } from '../support/readSite.ts';
import { expect, test } from '../support/test.ts';

interface AuditedPage {
  path: string;
  /** Least median score for performance; the goal is 98 (docs/performance.md). */
  performance: number;
  /** Audits that examples of packages fail. */
  lost?: Partial<Record<Category, { score: number; lost: string[] }>>;
}

const PAGES: readonly AuditedPage[] = [
  { path: '/', performance: 98 },
  { path: '/components/accordion', performance: 96 },
  {
    path: '/components/table',
    performance: 97,
    // An example has links without an address.
    lost: { seo: { score: 92, lost: ['Links are not crawlable (0)'] } }
  },
  { path: '/components/button/design-guidelines', performance: 94 },
  { path: '/tokens/all-tokens', performance: 96 }
];
const MINUTE_MS = 60_000;
/** Runs for the performance score, which varies. Their median counts, so that three good ones decide. */
const RUNS = 5;
/** Attempts of a run: now and then, the headless browser draws nothing. */
const ATTEMPTS = 3;

type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/**
 * Returns the scores of a page with the mobile preset of Lighthouse, by category, with the audits that cost points.
 * @throws Error if the page was not drawn in several attempts
 */
async function auditPage(address: string, categories: readonly Category[]): Promise<Map<Category, Score>> {
  let problem = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const result = await runLighthouse(address, categories);
    if (categories.every((category) => typeof result.lhr.categories[category]?.score === 'number')) {
      return new Map(categories.map((category) => [category, scoreOf(result, category)]));
    }
    problem = result.lhr.runtimeError?.message ?? 'no score';
  }
  throw new Error(`Lighthouse can't measure ${address}: ${problem}`);
}

async function runLighthouse(address: string, categories: readonly Category[]): Promise<RunnerResult> {
  const port = await freePort();
  const options = launchOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...(options.args ?? []), `--remote-debugging-port=${port}`]
  });
  try {
    const result = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) {
      throw new Error(`Lighthouse has no result for ${address}.`);
    }
    return result;
  } finally {
    await browser.close();
  }
}

interface Score {
  /** From 0 to 100. */
  score: number;
  /** Titles of the audits below 100. */
  lost: string[];
}

function scoreOf({ lhr }: RunnerResult, category: Category): Score {
  const { score, auditRefs } = lhr.categories[category] ?? { score: null, auditRefs: [] };
  const lost = auditRefs.flatMap(({ id, weight }) => {
    const audit = lhr.audits[id];
    return audit && weight > 0 && audit.score !== null && audit.score < 1
      ? [`${audit.title} (${audit.displayValue ?? audit.score})`]
      : [];
  });
  return { score: Math.round((score ?? 0) * 100), lost };
}

test.describe('Lighthouse scores', { tag: '@full' }, () => {
  let site: CompressedSite;
  test.beforeAll(async () => {
    site = await serveCompressed(outputOf('sites/patternfly'));
  });
  test.afterAll(() => site.close());

  for (const { path, performance, lost: known = {} } of PAGES) {
    test(`100 for ${path} in accessibility, best practices, and SEO`, async () => {
      test.setTimeout(5 * MINUTE_MS);
      const scores = await auditPage(site.address + path, ['accessibility', 'best-practices', 'seo']);
      for (const [category, score] of scores) {
        expect.soft(score, category).toEqual({ score: 100, lost: [], ...known[category] });
      }
    });

    test(`at least ${performance} for ${path} in performance`, { tag: '@alone' }, async () => {
      test.setTimeout(10 * MINUTE_MS);
      const runs: Score[] = [];
      const reached = (): number => runs.filter(({ score }) => score >= performance).length;
      while (runs.length < RUNS && reached() <= RUNS / 2) {
        const scores = await auditPage(site.address + path, ['performance']);
        runs.push(...scores.values());
      }
      process.stdout.write(`${path}: performance ${runs.map(({ score }) => score).join(', ')}\n`);
      expect(reached(), runs.flatMap(({ lost }) => lost).join('\n')).toBeGreaterThan(RUNS / 2);
    });
  }
});
