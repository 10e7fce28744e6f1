/** Modules for which the document was loaded anew on this visit, as a list in JSON. */
const RELOADED_KEY = 'patternbook-reloaded';

/** Reloads without being asked, at most, on a visit; from then on the reader decides. */
const MAX_RELOADS = 2;

/** Time within which the host says which deployment it serves; without an answer the document counts as current. */
const ANSWER_MS = 3000;

/**
 * Reloads the document if the site was published anew since it was loaded, so that its scripts are gone: once a
 * module, and seldom on a visit. Hosts that serve several deployments in turn would otherwise have the page reload
 * without an end.
 * @param moduleAddress the module that did not load
 * @returns whether the document is being replaced
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

/** Loads the document anew; what is to outlast that can be stored on the event before. */
export function reloadDocument(): void {
  document.dispatchEvent(new Event('patternbook:reload'));
  location.reload();
}

/** Whether the host's document at this address lacks one of the marks that this document has. */
async function isReplaced(marks: readonly string[]): Promise<boolean> {
  try {
    const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_MS) });
    const html = response.ok ? await response.text() : null;
    return html !== null && marks.some((mark) => !html.includes(mark));
  } catch {
    return false;
  }
}

/** @returns false if the document was loaded anew for this module before, or nobody could tell */
function markReloaded(moduleAddress: string): boolean {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(RELOADED_KEY) ?? '[]');
    const reloaded: unknown[] = Array.isArray(stored) ? stored : [];
    if (reloaded.includes(moduleAddress) || reloaded.length >= MAX_RELOADS) {
      return false;
    }
    sessionStorage.setItem(RELOADED_KEY, JSON.stringify([...reloaded, moduleAddress]));
    return true;
  } catch {
    return false;
  }
}
