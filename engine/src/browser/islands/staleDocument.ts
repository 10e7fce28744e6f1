import { readListFromVisit, storeListForVisit } from '../visitStorage.ts';
import { tellPage } from '../../core/pageEvents.ts';

/** Session storage key: JSON list of the modules for which the document was reloaded on this visit. */
const RELOADED_KEY = 'patternbook-reloaded';

/** Maximum number of automatic reloads per visit; after that the reader decides. */
const MAX_RELOADS = 2;

/** Timeout for checking which deployment the host serves; without a response the document counts as current. */
const ANSWER_MS = 3000;

/**
 * Reloads the document if a newer deployment has removed its scripts: once per module, at most `MAX_RELOADS` times per
 * visit. Hosts that alternate between deployments would otherwise cause an endless loop.
 * @param moduleAddress the module that did not load
 * @returns whether the document is being reloaded
 */
export async function reloadIfStale(moduleAddress: string): Promise<boolean> {
  if (!(await isReplaced([`data-module="${moduleAddress}"`])) || !markReloaded(moduleAddress)) {
    return false;
  }
  reloadDocument();
  return true;
}

/** Checks whether the host has a newer deployment than this document's. */
export async function isDocumentStale(): Promise<boolean> {
  const { frame } = document.documentElement.dataset;
  const { module } = document.querySelector<HTMLElement>('[data-module]')?.dataset ?? {};
  return isReplaced([
    ...(frame === undefined ? [] : [`data-frame="${frame}"`]),
    ...(module === undefined ? [] : [`data-module="${module}"`])
  ]);
}

/** Reloads the document. State can be saved on the event before. */
export function reloadDocument(): void {
  tellPage('reload');
  location.reload();
}

/** Whether the host's document at this address lacks one of this document's marks. */
async function isReplaced(marks: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    const html = response.ok ? await response.text() : null;
    return html !== null && marks.some((mark) => !html.includes(mark));
  } catch {
    return false;
  }
}

/** @returns false if the document was reloaded for this module before or too often, or without session storage */
function markReloaded(moduleAddress: string): boolean {
  const reloaded = readListFromVisit(RELOADED_KEY);
  return (
    !reloaded.includes(moduleAddress) &&
    reloaded.length < MAX_RELOADS &&
    storeListForVisit(RELOADED_KEY, [...reloaded, moduleAddress])
  );
}
