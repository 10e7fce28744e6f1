import { readPreference } from '../../preferences.ts';
import type { WorkerTexts } from '../watchedWorker.ts';
import { WorkerQueue } from '../workerQueue.ts';
import type { Version } from './drafts.ts';
import { type Workbench, originalOf } from './workbench.ts';

/** Where the language that the reader chose for code is stored: `js`, or nothing for that of the authors. */
export const LANGUAGE_KEY = 'patternbook-code-language';

const TEXTS: WorkerTexts = {
  notLoaded: 'The converter could not be loaded.',
  failed: 'The converter failed.',
  tooSlow:
    'This code takes too long to convert. Functions within the default values of parameters, many levels deep, can be the reason.'
};

const converter = new WorkerQueue<string, string>(
  () => new Worker(new URL('../../../project/converterWorker.js', import.meta.url), { type: 'module' }),
  TEXTS
);

/** The code as it is now: the reader's, or the site's in the language that the reader prefers. */
export async function currentVersion(workbench: Workbench): Promise<Version> {
  const { draft } = workbench;
  const { code, lang } = await originalOf(workbench);
  if (draft.edited) {
    return draft.edited;
  }
  if (lang === 'ts' && !draft.keepsLanguage && readPreference(LANGUAGE_KEY) === 'js') {
    // What can't be converted is shown as it is: nobody has asked for this very conversion.
    return convertOriginal(workbench).catch(() => ({ code, lang }));
  }
  return { code, lang };
}

/** The site's code in JavaScript. @throws (rejects) when it can't be converted */
export async function convertOriginal(workbench: Workbench): Promise<Version> {
  const { code } = await originalOf(workbench);
  workbench.converted ??= await toJavaScript(code);
  return workbench.converted;
}

/** @throws (rejects) WorkerError when the code is not right or takes too long, or the converter did not load */
export async function toJavaScript(code: string): Promise<Version> {
  return { code: await converter.ask(code), lang: 'js' };
}
