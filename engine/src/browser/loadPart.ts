import { loadOnDemandSheet } from './onDemandSheet.ts';
import { showPartFailure } from './partFailure.ts';

/**
 * Loads a part of the site's scripts that pages do without at first, and uses it; if that fails, says so over the page.
 *
 * Another try imports the same address. Browsers that follow the HTML standard of 2026 then fetch again what failed
 * (https://github.com/whatwg/html/pull/10327; Chromium 156 does, also for modules that the part imports). Older ones
 * remember the failure until the document is reloaded, which is why the failure offers that too. A query would help
 * them with the part itself only, not with what it imports, and would make second copies of modules that are there.
 * @param what begins a sentence, e.g. "The exercise"
 */
export async function loadPart<Part>(
  what: string,
  load: () => Promise<Part>,
  use: (part: Part) => unknown
): Promise<void> {
  let part: Part;
  try {
    part = await load();
  } catch {
    await showPartFailure(what, () => void loadPart(what, load, use));
    return;
  }
  await use(part);
}

/** Waits for the style sheet of what scripts show on demand, beside the part that shows it. */
export async function withSheet<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadOnDemandSheet()]);
  return loaded;
}
