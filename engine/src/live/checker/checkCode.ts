import * as texts from '../../core/texts.ts';
import { withLineFeeds } from '../../core/position.ts';
import { WorkerQueue, type WorkerTexts } from '../watchedWorker.ts';
import type { CheckedFile } from './checkFile.ts';
import type { CheckAnswer } from './worker.ts';

const TEXTS: WorkerTexts = {
  notLoaded: texts.checker.notLoaded,
  failed: texts.checker.failed,
  tooSlow: texts.checker.tooSlow
};

const checker = new WorkerQueue<CheckedFile, CheckAnswer>(
  () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
  TEXTS
);

/**
 * Checks a file against the site's packages, in a worker that starts with the first one. Nothing leaves the browser.
 * @throws (rejects) WorkerError with a message for the reader, if the worker or its data could not be loaded, or the
 *   file takes too long; the next call tries again
 */
export function checkCode({ name, text }: CheckedFile): Promise<CheckAnswer> {
  return checker.request({ name, text: withLineFeeds(text) });
}
