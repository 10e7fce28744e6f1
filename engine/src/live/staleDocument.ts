const RELOADED_KEY = 'patternbook-reloaded';

/**
 * Reloads the document if the site was published anew since it was loaded, so that its scripts are gone: once a
 * module, so that a site that is broken stays as it is.
 * @param moduleAddress the module that did not load
 * @returns whether the document is being replaced
 */
export async function reloadIfStale(moduleAddress: string): Promise<boolean> {
  if (wasReloadedFor(moduleAddress) || !(await isReplaced(moduleAddress))) {
    return false;
  }
  location.reload();
  return true;
}

/** Whether the host's document at this address now names another module. */
async function isReplaced(moduleAddress: string): Promise<boolean> {
  const response = await fetch(location.href, { cache: 'no-store' }).catch(() => null);
  return response?.ok === true && !(await response.text()).includes(`data-module="${moduleAddress}"`);
}

function wasReloadedFor(moduleAddress: string): boolean {
  try {
    const isKnown = sessionStorage.getItem(RELOADED_KEY) === moduleAddress;
    sessionStorage.setItem(RELOADED_KEY, moduleAddress);
    return isKnown;
  } catch {
    // Without storage nobody could tell the second time from the first.
    return true;
  }
}
