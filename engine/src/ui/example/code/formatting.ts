import * as texts from '../../../core/texts.ts';
import { fillText } from '../../../core/fillText.ts';
import { announce } from '../../../browser/dom.ts';
import { showPartFailure } from '../../../browser/loadPart.ts';
import { reportOutcome } from '../../../browser/startTooltips.ts';
import type { FormatRequest, FormattedCode } from '../../../live/project/formatCode.ts';
import { WorkerError, WorkerQueue, type WorkerTexts } from '../../../live/watchedWorker.ts';
import type { Example } from '../exampleStore.ts';

const TEXTS: WorkerTexts = {
  notLoaded: texts.codePanel.formatterNotLoaded,
  failed: texts.codePanel.formatterFailed,
  tooSlow: texts.codePanel.slowToFormat
};

const formatter = new WorkerQueue<FormatRequest, FormattedCode>(
  () => new Worker(new URL('../../../live/project/formatterWorker.js', import.meta.url), { type: 'module' }),
  TEXTS
);

/** Formats the code in the editor, where it can be undone, and leaves the cursor where it is in the code. */
export async function formatShown(example: Example, control: HTMLElement): Promise<void> {
  const { shown, editor } = example.get();
  if (!shown || !editor) {
    return;
  }
  try {
    const formatted = await formatter.request({ ...shown, cursor: editor.cursor() });
    if (example.get().shown?.code !== shown.code) {
      // The reader has changed the code meanwhile.
      return;
    }
    if (formatted.code === shown.code) {
      reportOutcome(control, texts.codePanel.isFormatted);
      return;
    }
    editor.replace(formatted.code, formatted.cursor);
    announce(texts.codePanel.formatted);
  } catch (error) {
    const failure = error instanceof WorkerError ? error.failure : null;
    if (failure === 'notLoaded') {
      await showPartFailure(texts.parts.formatter, () => void formatShown(example, control));
      return;
    }
    const message = error instanceof Error ? error.message : '';
    reportOutcome(control, failure === 'refused' ? refusal(message) : message);
  }
}

/** Names the line of an error: the parser's own words are about its grammar. */
function refusal(message: string): string {
  const [, line] = /\((\d+):\d+\)/.exec(message) ?? [];
  return line === undefined
    ? texts.codePanel.cannotFormat
    : fillText(texts.codePanel.cannotFormatLine, { line: Number(line) });
}
