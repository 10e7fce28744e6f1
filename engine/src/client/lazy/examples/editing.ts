import type { Version } from './drafts.ts';
import { partOf } from './element.ts';
import { runSoon, stopRunning } from './running.ts';
import type { Workbench } from './workbench.ts';

const SHARED_NOTICE =
  'This code came with the link that you opened. It is not part of this documentation, and runs apart from the page.';

/** Takes up what the reader has written. */
export function changeCode(workbench: Workbench, code: string): void {
  const { shown } = workbench;
  if (shown) {
    takeUp(workbench, { code, lang: shown.lang });
  }
}

/** Shows other code, in the editor too. */
export function setCode(workbench: Workbench, version: Version): void {
  workbench.editor?.setCode(version.code, version.lang);
  takeUp(workbench, version);
}

/** Back to the code as the site has it, and to the page's own preview. */
export function resetCode(workbench: Workbench): void {
  const { draft, editor, original, slug } = workbench;
  if (original) {
    if (draft.sharedBy === location.hash) {
      // The address no longer says what the page shows.
      history.replaceState(history.state, '', `#${slug}`);
    }
    Object.assign(draft, { keepsLanguage: true, conversion: null, sharedBy: null });
    setCode(workbench, original);
    editor?.focus();
  }
}

/** Whether code is the reader's own, and not the site's in one language or the other. */
export function isEdited({ original, converted }: Workbench, { code }: Version): boolean {
  return code !== original?.code && code !== converted?.code;
}

/** Offers what can be done with the code that is shown. */
export function showOffers(workbench: Workbench): void {
  const { section, draft, original, panel, shown } = workbench;
  partOf(section, '[data-edited]').hidden = draft.edited === null;
  panel?.notice(draft.sharedBy === null ? null : SHARED_NOTICE);
  if (shown && original) {
    panel?.offer({
      lang: shown.lang,
      canReset: shown.code !== original.code,
      canShare: draft.edited !== null,
      conversion: shown.lang === 'ts' ? 'toJs' : original.lang === 'ts' ? 'toTs' : null
    });
  }
}

function takeUp(workbench: Workbench, version: Version): void {
  const { draft } = workbench;
  workbench.shown = version;
  draft.edited = isEdited(workbench, version) ? version : null;
  showOffers(workbench);
  if (draft.edited) {
    runSoon(workbench);
  } else {
    stopRunning(workbench);
  }
}
