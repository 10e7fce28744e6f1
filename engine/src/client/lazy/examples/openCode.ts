import type { CodeEditor, EditorOptions } from '../../../editor/createEditor.ts';
import { createCodePanel } from './codePanel.ts';
import { changeCode, showOffers } from './editing.ts';
import { partOf } from './element.ts';
import { currentVersion } from './language.ts';
import { runNow } from './running.ts';
import type { Workbench } from './workbench.ts';

const NO_CODE = 'The code could not be loaded.';
const NO_EDITOR = 'The editor could not be loaded.';

/** Shows or hides the code of an example. */
export function toggleCode(workbench: Workbench): void {
  if (workbench.draft.isOpen) {
    setOpen(workbench, false);
  } else {
    void openCode(workbench);
  }
}

/** @returns a promise that is fulfilled when the code is there, or it is said that it isn't */
export async function openCode(workbench: Workbench): Promise<void> {
  setOpen(workbench, true);
  if (!workbench.editor) {
    workbench.filling ??= fill(workbench).finally(() => (workbench.filling = null));
    await workbench.filling;
  }
}

function setOpen(workbench: Workbench, isOpen: boolean): void {
  const { draft, section, title, slug } = workbench;
  draft.isOpen = isOpen;
  partOf(section, '[data-control=TOGGLE_CODE]').ariaExpanded = String(isOpen);
  if (!workbench.panel && isOpen) {
    workbench.panel = createCodePanel(title, slug);
    partOf(section, '[data-controls]').after(workbench.panel.element);
  }
  if (workbench.panel) {
    workbench.panel.element.hidden = !isOpen;
  }
}

/** Shows the code as text as soon as it is there, and then in an editor. */
async function fill(workbench: Workbench): Promise<void> {
  const { panel, draft } = workbench;
  const loadingEditor = import('../../../editor/createEditor.ts');
  loadingEditor.catch(() => undefined);
  const retry = (): void => void openCode(workbench);
  try {
    workbench.shown = await currentVersion(workbench);
  } catch {
    panel?.fail(NO_CODE, retry);
    return;
  }
  panel?.show(workbench.shown);
  showOffers(workbench);
  try {
    const { createEditor, loadLanguage } = await loadingEditor;
    const language = await loadLanguage(workbench.shown.lang);
    addEditor(workbench, language, createEditor);
  } catch {
    panel?.fail(NO_EDITOR, retry);
  }
  if (draft.edited && !workbench.frame) {
    await runNow(workbench);
  }
}

function addEditor(
  workbench: Workbench,
  language: EditorOptions['language'],
  createEditor: (parent: HTMLElement, options: EditorOptions) => CodeEditor
): void {
  const { panel, shown } = workbench;
  if (panel && shown && workbench.section.isConnected) {
    workbench.editor = panel.edit((parent, hint, label) =>
      createEditor(parent, {
        ...shown,
        language,
        label,
        describedBy: hint.id,
        onChange: (changed) => changeCode(workbench, changed)
      })
    );
  }
}
