import * as texts from '../../core/texts.ts';
import { isPattern } from '../../core/isPattern.ts';
import { watchWorker, type WorkerTexts } from '../../live/watchedWorker.ts';
import type { PatternAnswer, PatternQuestion } from './patternWorker.ts';

/** The rows that match a filter text. */
export interface Match {
  /** Indices of the rows. */
  rows: ReadonlySet<number>;
  /** Note for the reader on how the text was interpreted, or null. */
  note: string | null;
}

/** Timeout of a pattern, which is then considered catastrophic. */
const PATTERN_LIMIT_MS = 300;

const WORKER_TEXTS: WorkerTexts = {
  notLoaded: texts.referenceFilter.unavailable,
  failed: texts.referenceFilter.unavailable,
  tooSlow: texts.referenceFilter.tooSlow
};

/**
 * Finds the rows with a field that matches a regular expression. It runs in a worker, since catastrophic backtracking
 * can block a thread for years. Invalid patterns are searched for as plain text.
 * @param rows fields of each row
 * @param signal terminates the worker when the result is no longer needed
 */
export async function matchPattern(rows: string[][], pattern: string, signal: AbortSignal): Promise<Match> {
  if (!isPattern(pattern)) {
    return matchText(rows, pattern, texts.referenceFilter.invalid);
  }
  // File name in the published package; the bundler resolves it to the source, too.
  const worker = new Worker(new URL('./patternWorker.js', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate());
  const watched = watchWorker<never, PatternQuestion, PatternAnswer>(worker, WORKER_TEXTS, PATTERN_LIMIT_MS);
  try {
    const answer = await watched.request({ rows, pattern });
    return { rows: new Set(answer.rows), note: null };
  } catch (error) {
    return matchText(rows, pattern, error instanceof Error ? error.message : texts.referenceFilter.unavailable);
  } finally {
    worker.terminate();
  }
}

function matchText(rows: string[][], text: string, note: string): Match {
  const wanted = text.toLowerCase();
  const isMatch = (fields: string[]): boolean => fields.some((field) => field.toLowerCase().includes(wanted));
  return { rows: new Set(rows.flatMap((fields, index) => (isMatch(fields) ? [index] : []))), note };
}
