import { partOf } from './element.ts';
import { type Workbench, langOf } from './workbench.ts';

/** Takes up what the reader has written. */
export function changeCode(workbench: Workbench, code: string): void {
  const lang = langOf(workbench);
  if (lang) {
    workbench.draft.version = { code, lang };
    showOffers(workbench);
  }
}

/** Back to the code as the site has it. */
export function resetCode(workbench: Workbench): void {
  const { draft, editor, original } = workbench;
  draft.version = null;
  if (original) {
    editor?.setCode(original.code, original.lang);
    editor?.focus();
  }
  showOffers(workbench);
}

/** Offers what can be done with the code as it is now. */
export function showOffers(workbench: Workbench): void {
  const { section, draft, original, panel } = workbench;
  const lang = langOf(workbench);
  const isChanged = draft.version !== null && draft.version.code !== original?.code;
  partOf(section, '[data-edited]').hidden = !isChanged;
  if (lang) {
    panel?.offer({ lang, canReset: isChanged, canShare: isChanged, conversion: null });
  }
}
