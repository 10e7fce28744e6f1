import * as texts from '../../../core/texts.ts';
import { announce } from '../../../browser/dom.ts';
import { CODE_OUTCOMES, copyText } from '../../../browser/copying.ts';
import { loadTabCode } from '../../../live/preview/tabCode.ts';
import { WorkerError, WorkerQueue, type WorkerTexts } from '../../../live/watchedWorker.ts';
import { showPartFailure } from '../../../browser/loadPart.ts';
import { readPreference, storePreference } from '../../../browser/preferences.ts';
import { reportOutcome } from '../../../browser/startTooltips.ts';
import type { ExampleCode } from '../../../core/tabCode.ts';
import type { Example } from '../exampleStore.ts';
import type { Version } from '../storedDrafts.ts';
import { isEdited, setCode } from './editing.ts';

/** Preference key of the reader's code language: `js`, or nothing for the authors' language. */
const LANGUAGE_KEY = 'patternbook-code-language';

const TEXTS: WorkerTexts = {
  notLoaded: texts.codePanel.converterNotLoaded,
  failed: texts.codePanel.converterFailed,
  tooSlow: texts.codePanel.slowToConvert
};

const converter = new WorkerQueue<string, string>(
  () => new Worker(new URL('../../../live/project/converterWorker.js', import.meta.url), { type: 'module' }),
  TEXTS
);

/** Loads the site's original code, or that of a playground's values. @throws (rejects) when it can't be loaded; the next call tries again */
async function originalOf(example: Example): Promise<ExampleCode> {
  const { get, update, tabPath, slug } = example;
  const loaded = get().original ?? (await loadTabCode(example)).examples[slug];
  if (!loaded) {
    throw new Error(`The code of ${tabPath} has no example "${slug}".`);
  }
  const { original: known, variation } = get();
  const original = known ?? { ...loaded, ...variation };
  if (get().original !== original) {
    update({ original });
  }
  return original;
}

/**
 * Returns the current code: the reader's version, or the site's in the reader's preferred language.
 * @throws (rejects) when it can't be loaded; the next call tries again
 */
export async function currentVersion(example: Example): Promise<Version> {
  const { code, lang } = await originalOf(example);
  const { edited, keepsLanguage } = example.get();
  if (edited) {
    return edited;
  }
  if (lang === 'ts' && !keepsLanguage && readPreference(LANGUAGE_KEY) === 'js') {
    // Fall back to the original without an error: the reader didn't request this conversion.
    return convertOriginal(example).catch(() => ({ code, lang }));
  }
  return { code, lang };
}

/** Copies the current code of an example. */
export async function copyCode(example: Example, control: HTMLElement): Promise<void> {
  const code = currentVersion(example).then((version) => version.code);
  await copyText(code, control, CODE_OUTCOMES);
}

/** Converts TypeScript to JavaScript, or back, and stores the language as the preference for other examples. */
export async function convertCode(example: Example, control: HTMLElement): Promise<void> {
  if (example.get().shown?.lang === 'js') {
    convertBack(example);
    return;
  }
  try {
    await convert(example);
  } catch (error) {
    const failure = error instanceof WorkerError ? error.failure : null;
    if (failure === 'notLoaded') {
      await showPartFailure(texts.parts.converter, () => void convertCode(example, control));
      return;
    }
    const isTooSlow = failure === 'tooSlow' && error instanceof Error;
    reportOutcome(control, isTooSlow ? error.message : texts.codePanel.cannotConvert);
  }
}

async function convert(example: Example): Promise<void> {
  const { shown } = example.get();
  if (!shown) {
    return;
  }
  const isOwn = isEdited(example.get(), shown);
  const to = isOwn ? await toJavaScript(shown.code) : await convertOriginal(example);
  if (example.get().shown !== shown) {
    // The reader has changed the code meanwhile.
    return;
  }
  example.update({ keepsLanguage: false, conversion: isOwn ? { from: shown, to } : null });
  storePreference(LANGUAGE_KEY, 'js');
  setCode(example, to);
  announce(texts.codePanel.converted);
}

function convertBack(example: Example): void {
  const { shown, original, conversion } = example.get();
  if (!shown || !original) {
    return;
  }
  storePreference(LANGUAGE_KEY, null);
  if (!isEdited(example.get(), shown)) {
    setCode(example, original);
  } else if (conversion?.to.code === shown.code) {
    setCode(example, conversion.from);
  } else {
    // Keep edits made after the conversion: JavaScript is valid as TypeScript without types.
    setCode(example, { code: shown.code, lang: 'ts' });
  }
  announce(texts.codePanel.convertedBack);
}

/** @throws (rejects) WorkerError when the code is invalid or takes too long, or the converter did not load */
async function toJavaScript(code: string): Promise<Version> {
  return { code: await converter.request(code), lang: 'js' };
}

async function convertOriginal(example: Example): Promise<Version> {
  const { code } = await originalOf(example);
  const converted = example.get().converted ?? (await toJavaScript(code));
  example.update({ converted });
  return converted;
}
