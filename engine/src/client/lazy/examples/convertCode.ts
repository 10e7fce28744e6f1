import { announce } from '../../announce.ts';
import { showPartFailure } from '../../partFailure.ts';
import { storePreference } from '../../preferences.ts';
import type { Tooltips } from '../../tooltip.ts';
import { WorkerError } from '../watchedWorker.ts';
import { isEdited, setCode } from './editing.ts';
import { LANGUAGE_KEY, convertOriginal, toJavaScript } from './language.ts';
import type { Workbench } from './workbench.ts';

const FAILED = 'This code could not be converted. Correct what is wrong with it, then try again.';

/** Turns TypeScript into JavaScript, or back; code that is opened later comes in the same language. */
export async function convertCode(workbench: Workbench, control: HTMLElement, tooltips: Tooltips): Promise<void> {
  if (workbench.shown?.lang === 'js') {
    convertBack(workbench);
    return;
  }
  try {
    await convert(workbench);
  } catch (error) {
    const fault = error instanceof WorkerError ? error.fault : null;
    if (fault === 'notLoaded') {
      await showPartFailure('The converter', () => void convertCode(workbench, control, tooltips));
      return;
    }
    const text = fault === 'tooSlow' && error instanceof Error ? error.message : FAILED;
    tooltips.answer(control, text);
    announce(text);
  }
}

async function convert(workbench: Workbench): Promise<void> {
  const { draft, shown } = workbench;
  if (!shown) {
    return;
  }
  const isOwn = isEdited(workbench, shown);
  const to = isOwn ? await toJavaScript(shown.code) : await convertOriginal(workbench);
  if (workbench.shown !== shown) {
    // The reader has gone on writing.
    return;
  }
  draft.keepsLanguage = false;
  draft.conversion = isOwn ? { from: shown, to } : null;
  storePreference(LANGUAGE_KEY, 'js');
  setCode(workbench, to);
  announce('Converted to JavaScript');
}

function convertBack(workbench: Workbench): void {
  const { draft, shown, original } = workbench;
  if (!shown || !original) {
    return;
  }
  const { conversion } = draft;
  storePreference(LANGUAGE_KEY, null);
  if (!isEdited(workbench, shown)) {
    setCode(workbench, original);
  } else if (conversion?.to.code === shown.code) {
    setCode(workbench, conversion.from);
  } else {
    // Edits since then are kept: JavaScript is TypeScript without types.
    setCode(workbench, { code: shown.code, lang: 'ts' });
  }
  announce('Back to TypeScript');
}
