import type { CodeEditorControl } from '../../../analytics/event.ts';
import type { InsertedProp } from '../../../editor/insertProp.ts';
import { copyText } from '../../copyText.ts';
import type { Tooltips } from '../../tooltip.ts';
import { toggleToolbar } from '../toolbar/previewToolbar.ts';
import { convertCode } from './convertCode.ts';
import { type Version, hasDraft, keepDrafts } from './drafts.ts';
import { resetCode, setCode, showOffers } from './editing.ts';
import { currentVersion } from './language.ts';
import { openCode, toggleCode } from './openCode.ts';
import { runNow } from './running.ts';
import { toggleSandboxMenu } from './sandboxMenu.ts';
import { openSharedCode, shareCode } from './shareCode.ts';
import { type Workbench, createWorkbench, exampleAddress } from './workbench.ts';

const COPY_ANSWERS = { copied: 'Code copied', refused: 'The code could not be copied. Select it and copy it by hand.' };

type Action = (workbench: Workbench, control: HTMLElement, tooltips: Tooltips) => void;

/** What controls do; the browser follows those that are links. */
const ACTIONS: Partial<Record<CodeEditorControl, Action>> = {
  TOGGLE_CODE: toggleCode,
  COPY_CODE: (...press) => void copyCode(...press),
  RESET_CODE: resetCode,
  TS_TO_JS: (...press) => void convertCode(...press),
  SHARE_CODE: (...press) => void shareCode(...press),
  EXPAND_CODE: toggleExpanded,
  SANDBOX_MENU: toggleSandboxMenu,
  PREVIEW_SETTINGS: ({ section }) => toggleToolbar(section)
};

/** The examples of the page that the reader did anything with. */
let workbenches = new Map<HTMLElement, Workbench>();

document.addEventListener('patternbook:leave', () => {
  for (const { editor, timer } of workbenches.values()) {
    clearTimeout(timer);
    editor?.destroy();
  }
  workbenches = new Map();
});

document.addEventListener('patternbook:reload', keepDrafts);

/** What an example's controls work on. */
export function workbenchAt(section: HTMLElement): Workbench {
  const workbench = workbenches.get(section) ?? createWorkbench(section);
  workbenches.set(section, workbench);
  return workbench;
}

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
      resume(workbenchAt(section));
    }
  }
}

function resume(workbench: Workbench): void {
  if (workbench.draft.isOpen) {
    void openCode(workbench);
  } else {
    showOffers(workbench);
    void runNow(workbench);
  }
}

/** Shows the code that the address carries. */
export function openShared(main: HTMLElement): void {
  void openSharedCode(main, workbenchAt);
}

/**
 * Shows an example with an attribute in the editor, and runs it. Where its code can't be had, its panel says so.
 * @param insert gives the code the attribute; null for code that has no place for it
 * @returns false for such code
 */
export async function tryProp(section: HTMLElement, insert: (code: string) => InsertedProp | null): Promise<boolean> {
  const workbench = await openExample(section);
  const { shown, editor } = workbench;
  if (!shown || !editor) {
    return true;
  }
  const inserted = insert(shown.code);
  if (!inserted) {
    return false;
  }
  setCode(workbench, { code: inserted.code, lang: shown.lang });
  editor.select(inserted.from, inserted.to);
  editor.focus();
  return true;
}

/** Shows another program in the editor of an example, and runs it. Where there is no editor, its panel says so. */
export async function showProgram(section: HTMLElement, version: Version): Promise<void> {
  const workbench = await openExample(section);
  if (workbench.editor) {
    setCode(workbench, version);
    workbench.editor.focus();
  }
}

async function openExample(section: HTMLElement): Promise<Workbench> {
  const workbench = workbenchAt(section);
  section.scrollIntoView();
  await openCode(workbench);
  return workbench;
}

/** Shows the preview of an example as the address says. */
export { showInSettings } from '../toolbar/previewToolbar.ts';

async function copyCode(workbench: Workbench, control: HTMLElement, tooltips: Tooltips): Promise<void> {
  const code = currentVersion(workbench).then((version) => version.code);
  await copyText(code, control, COPY_ANSWERS, tooltips);
}

function toggleExpanded({ panel }: Workbench, control: HTMLElement): void {
  const isExpanded = panel?.element.toggleAttribute('data-expanded') ?? false;
  control.ariaPressed = String(isExpanded);
}
