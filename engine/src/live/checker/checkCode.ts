import * as texts from '../../core/texts.ts';
import { withLineFeeds } from '../../core/position.ts';
import { WorkerQueue, type WorkerTexts } from '../watchedWorker.ts';
import type { CheckedFile } from './readCheckedFile.ts';
import type { CheckAnswer, CheckRequest, UsesAnswer } from './worker.ts';

const TEXTS: WorkerTexts = {
  notLoaded: texts.checker.notLoaded,
  failed: texts.checker.failed,
  tooSlow: texts.checker.tooSlow
};

const checker = new WorkerQueue<CheckRequest, CheckAnswer | UsesAnswer>(
  () => new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }),
  TEXTS
);

/**
 * Checks a file against the site's packages, in a worker that starts with the first one. Nothing leaves the browser.
 * @throws (rejects) WorkerError with a message for the reader, if the worker or its data could not be loaded, or the
 *   file takes too long; the next call tries again
 */
export function checkCode(file: CheckedFile): Promise<CheckAnswer> {
  return request('findings', file) as Promise<CheckAnswer>;
}

/** Reads what a file uses of the design system, in the same worker. @throws (rejects) WorkerError as {@link checkCode} */
export function readUses(file: CheckedFile): Promise<UsesAnswer> {
  return request('uses', file) as Promise<UsesAnswer>;
}

/** The worker answers what was wanted. */
function request(wanted: CheckRequest['wanted'], { name, text }: CheckedFile): Promise<CheckAnswer | UsesAnswer> {
  return checker.request({ wanted, name, text: withLineFeeds(text) });
}
