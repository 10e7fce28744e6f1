import * as texts from '../core/texts.ts';
import { isDocumentStale, reloadDocument } from './islands/staleDocument.ts';
import { createButton, createElement, openDialogElement } from './dom.ts';
import { onPage } from '../core/pageEvents.ts';

/**
 * Loads a lazy part of the site's scripts and uses it; shows a notice with a retry button if that fails.
 *
 * A retry imports the same address. Browsers that follow the HTML standard of 2026 then fetch failed modules again
 * (https://github.com/whatwg/html/pull/10327; Chromium 156 does, also for modules that the part imports). Older ones
 * cache the failure until the document is reloaded, which is why the notice offers that too. A cache-busting query
 * would help them only with the part itself, not with its imports, and would duplicate modules that are loaded.
 * @param what name of the part, as in `parts` of `core/texts.ts`
 * @returns whether the part has loaded. If not, the control that needs it also tries again when it is used again.
 */
export async function loadPart<Part>(
  what: string,
  load: () => Promise<Part>,
  use: (part: Part) => unknown
): Promise<boolean> {
  let part: Part;
  try {
    part = await load();
  } catch {
    await showPartFailure(what, () => void loadPart(what, load, use));
    return false;
  }
  forgetFailure(what);
  await use(part);
  return true;
}

/** Loads a part and the on-demand style sheet in parallel. */
export async function withSheet<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadOnDemandSheet()]);
  return loaded;
}

const SECONDARY = 'pf-m-small pf-m-secondary';

interface Retry {
  what: string;
  again: () => void;
}

let notice: HTMLElement | null = null;
let retries: Retry[] = [];
let asking: Promise<boolean> | null = null;

/**
 * Shows a notice over the page with buttons that retry (all parts that have failed meanwhile) and reload the page.
 * After a new deployment, the files of this document are gone for good, so the notice offers only to reload.
 * @param what name of the part, as in `parts` of `core/texts.ts`
 */
export async function showPartFailure(what: string, again: () => void): Promise<void> {
  const retry = { what, again };
  retries.push(retry);
  onPage('leave', hide);
  const failure = await createPartFailure(what, () => {
    const all = retries;
    hide();
    all.forEach((each) => each.again());
  });
  if (retries.includes(retry)) {
    notice?.remove();
    notice = failure;
    notice.classList.add('pb-failure-notice');
    // Everything outside an open modal dialog is inert.
    (openDialogElement() ?? document.body).append(notice);
  }
}

async function createPartFailure(what: string, retry: () => void): Promise<HTMLElement> {
  // One check for all parts that fail at the same time.
  asking ??= isDocumentStale().finally(() => (asking = null));
  const isStale = await asking;
  const element = createElement('div', 'pb-failure');
  const text = isStale ? texts.failures.outdated : texts.failures.notLoaded;
  // Without `fillText`, which comes with React.
  const message = text.replace('{part}', () => what);
  element.setAttribute('role', 'alert');
  element.append(
    createElement('p', '', message),
    ...(isStale ? [] : [createButton(texts.common.tryAgain, SECONDARY, retry)]),
    createButton(texts.failures.reload, isStale ? SECONDARY : 'pf-m-small pf-m-link', reloadDocument)
  );
  return element;
}

/** Hides the notice if everything that it is about has loaded since. */
function forgetFailure(what: string): void {
  if (retries.length > 0) {
    retries = retries.filter((retry) => retry.what !== what);
    if (retries.length === 0) {
      hide();
    }
  }
}

function hide(): void {
  retries = [];
  notice?.remove();
  notice = null;
}

let sheet: Promise<void> | null = null;

/**
 * Adds the style sheet of on-demand features, once.
 * @throws (rejects) when it can't be loaded; the next call tries again
 */
function loadOnDemandSheet(): Promise<void> {
  sheet ??= addSheet().catch((error: unknown) => {
    sheet = null;
    throw error;
  });
  return sheet;
}

function addSheet(): Promise<void> {
  const address = document.querySelector<HTMLMetaElement>('meta[name="patternbook:on-demand-stylesheet"]')?.content;
  if (!address) {
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Couldn’t load ${address}.`));
    };
    document.head.append(link);
  });
}
