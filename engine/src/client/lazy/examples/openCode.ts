import { createCodePanel } from './codePanel.ts';
import { changeCode, showOffers } from './editing.ts';
import { partOf } from './element.ts';
import { type Workbench, versionOf } from './workbench.ts';

const NO_CODE = 'The code could not be loaded.';
const NO_EDITOR = 'The editor could not be loaded.';

/** Shows or hides the code of an example. */
export function toggleCode(workbench: Workbench): void {
  if (workbench.draft.isOpen) {
    setOpen(workbench, false);
  } else {
    openCode(workbench);
  }
}

export function openCode(workbench: Workbench): void {
  setOpen(workbench, true);
  if (!workbench.editor) {
    void fill(workbench);
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
  const { panel } = workbench;
  const loadingEditor = import('../../../editor/createEditor.ts');
  loadingEditor.catch(() => undefined);
  try {
    panel?.show(await versionOf(workbench));
    showOffers(workbench);
  } catch {
    panel?.fail(NO_CODE, () => void fill(workbench));
    return;
  }
  try {
    const { createEditor } = await loadingEditor;
    const { code, lang } = await versionOf(workbench);
    workbench.editor ??=
      panel?.edit((parent, hint, label) =>
        createEditor(parent, {
          code,
          lang,
          label,
          describedBy: hint.id,
          onChange: (changed) => changeCode(workbench, changed)
        })
      ) ?? null;
  } catch {
    panel?.fail(NO_EDITOR, () => void fill(workbench));
  }
}
