import { CODE_EDIT_DEBOUNCE_MS } from '../../../constants.ts';
import { announce } from '../../announce.ts';
import type { ExampleFrame } from '../preview/exampleFrame.ts';
import type { RunResult } from '../preview/livePreview.ts';
import { loadTabCode } from '../preview/tabCode.ts';
import type { Workbench } from './workbench.ts';

/** Sent to an example's section when its preview shows other code; its detail says whose. */
export const SHOWN_EVENT = 'patternbook:shown';

export type ShownCode = 'edited' | 'original';

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
    const frame = await frameFor(workbench);
    const { edited } = workbench.draft;
    // The reader may have moved on, or taken the edit back, meanwhile.
    const result = edited && workbench.section.isConnected ? await frame.showCode(edited) : null;
    if (result) {
      showResult(workbench, result);
      tellShown(workbench, 'edited');
    }
  } catch {
    workbench.panel?.fail(NO_PREVIEW, () => void runNow(workbench));
  }
}

/** Shows the code as the site has it: in the page's own preview, or the frame where that looks different from the page. */
export function stopRunning(workbench: Workbench): void {
  clearTimeout(workbench.timer);
  void workbench.frame?.showCode(null);
  workbench.frame = null;
  workbench.hasFailed = false;
  workbench.editor?.showProblem(null);
  tellShown(workbench, 'original');
}

/** The frame that runs an example's code. @throws (rejects) when it could not be loaded */
export async function frameFor(workbench: Workbench): Promise<ExampleFrame> {
  const { section, tabPath, slug } = workbench;
  const [{ exampleFrame }, tab] = await Promise.all([import('../preview/exampleFrame.ts'), loadTabCode(tabPath)]);
  workbench.frame = exampleFrame(section, tab, slug);
  workbench.frame.onResult = (result) => showResult(workbench, result);
  return workbench.frame;
}

/** Marks what is wrong in the code, and has it said. */
export function showResult(workbench: Workbench, result: RunResult): void {
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

/** Tells exercises that the preview shows other code now. */
function tellShown({ section }: Workbench, code: ShownCode): void {
  section.dispatchEvent(new CustomEvent<ShownCode>(SHOWN_EVENT, { detail: code }));
}
