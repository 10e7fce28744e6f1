import type { Browser } from '@playwright/test';
import { withTimeout } from '../support/withTimeout.ts';
import type { SweepProblem } from './sweepProblem.ts';
import { type PageCheck, visitDocument } from './visitDocument.ts';

/** Number of pages visited in parallel. */
const PARALLEL = 2;

/** Timeout of a visit; even on a busy machine, examples settle withTimeout seconds. */
const VISIT_LIMIT_MS = 180_000;

const CONTEXT_OPTIONS = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/** Visits documents of the site at `address` and collects their problems. */
export async function visitDocuments(
  browser: Browser,
  address: string,
  paths: readonly string[],
  checks: readonly PageCheck[] = []
): Promise<SweepProblem[]> {
  const queue = [...paths];
  const problems: SweepProblem[] = [];
  const visitNext = async (): Promise<void> => {
    // One context for many documents, so that scripts are cached.
    const context = await browser.newContext({ ...CONTEXT_OPTIONS, baseURL: address });
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const visit = withTimeout(visitDocument(context, path, checks), VISIT_LIMIT_MS, 'The visit');
      problems.push(...(await visit.catch((error: unknown) => [stuck(path, error)])));
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: PARALLEL }, visitNext));
  return problems;
}

function stuck(path: string, error: unknown): SweepProblem {
  return { path, kind: 'stuck', text: String(error) };
}
