import type { CodeEditorControl } from '../../../analytics/event.ts';
import { copyText } from '../../copyText.ts';
import type { Tooltips } from '../../tooltip.ts';
import { hasDraft } from './drafts.ts';
import { resetCode } from './editing.ts';
import { openCode, toggleCode } from './openCode.ts';
import { type Workbench, createWorkbench, exampleAddress, versionOf } from './workbench.ts';

const COPY_ANSWERS = { copied: 'Code copied', refused: 'The code could not be copied. Select it and copy it by hand.' };

/** The examples of the page that the reader did anything with. */
let workbenches = new Map<HTMLElement, Workbench>();

document.addEventListener('patternbook:leave', () => {
  for (const { editor } of workbenches.values()) {
    editor?.destroy();
  }
  workbenches = new Map();
});

function workbenchAt(section: HTMLElement): Workbench {
  const workbench = workbenches.get(section) ?? createWorkbench(section);
  workbenches.set(section, workbench);
  return workbench;
}

type Action = (workbench: Workbench, control: HTMLElement, tooltips: Tooltips) => void;

/** What controls do; the browser follows those that are links. */
const ACTIONS: Partial<Record<CodeEditorControl, Action>> = {
  TOGGLE_CODE: toggleCode,
  COPY_CODE: (...press) => void copyCode(...press),
  RESET_CODE: resetCode
};

/** Does what a control of an example is for. */
export function pressControl(control: HTMLElement, tooltips: Tooltips): void {
  const section = control.closest<HTMLElement>('.pb-example');
  if (section) {
    ACTIONS[control.dataset['control'] as CodeEditorControl]?.(workbenchAt(section), control, tooltips);
  }
}

/** Shows what the reader left at the examples of a page, on the way back to it. */
export function resumeExamples(main: HTMLElement): void {
  for (const section of main.querySelectorAll<HTMLElement>('.pb-example')) {
    if (hasDraft(exampleAddress(section))) {
      const workbench = workbenchAt(section);
      if (workbench.draft.isOpen) {
        openCode(workbench);
      }
    }
  }
}

async function copyCode(workbench: Workbench, control: HTMLElement, tooltips: Tooltips): Promise<void> {
  const code = versionOf(workbench).then((version) => version.code);
  await copyText(code, control, COPY_ANSWERS, tooltips);
}
