import { CODE_EDIT_DEBOUNCE_MS } from '../../../constants.ts';
import { announce } from '../../announce.ts';
import type { LivePreview, RunResult } from '../preview/livePreview.ts';
import { loadTabCode } from '../preview/tabCode.ts';
import type { Workbench } from './workbench.ts';

const NO_PREVIEW = 'What runs the code could not be loaded.';

/** Runs the code that the reader changed, a moment after the last change (spec §4). */
export function runSoon(workbench: Workbench): void {
  clearTimeout(workbench.timer);
  workbench.timer = setTimeout(() => void runNow(workbench), CODE_EDIT_DEBOUNCE_MS);
}

/** Runs edited code in the isolated frame, in place of the page's own preview. */
export async function runNow(workbench: Workbench): Promise<void> {
  clearTimeout(workbench.timer);
  try {
    const preview = await previewOf(workbench);
    const { edited } = workbench.draft;
    const result = edited && preview ? await preview.run(edited.code, edited.lang) : null;
    if (result) {
      showResult(workbench, result);
    }
  } catch {
    workbench.panel?.fail(NO_PREVIEW, () => void runNow(workbench));
    announce(NO_PREVIEW);
  }
}

/** Puts the page's own preview back. */
export function stopRunning(workbench: Workbench): void {
  clearTimeout(workbench.timer);
  workbench.preview?.restore();
  workbench.preview = null;
  workbench.hasFailed = false;
  workbench.editor?.showProblem(null);
}

/** Null if the reader has moved on, or taken the edit back, meanwhile. */
async function previewOf(workbench: Workbench): Promise<LivePreview | null> {
  const { section, tabPath, slug, draft } = workbench;
  const [{ openPreview }, tab] = await Promise.all([import('../preview/livePreview.ts'), loadTabCode(tabPath)]);
  if (!section.isConnected || !draft.edited) {
    return null;
  }
  workbench.preview ??= openPreview(section, tab, slug, { onResult: (result) => showResult(workbench, result) });
  return workbench.preview;
}

/** Marks what is wrong in the code, and has it said. */
function showResult(workbench: Workbench, result: RunResult): void {
  const { editor, hasFailed } = workbench;
  const line = result.state === 'failed' ? result.line : null;
  editor?.showProblem(result.state === 'failed' && line !== null ? { ...result, line } : null);
  if (result.state !== 'shown') {
    announce(line === null ? result.message : `Line ${line}: ${result.message}`);
  } else if (hasFailed) {
    announce('The example runs again.');
  }
  workbench.hasFailed = result.state !== 'shown';
}
