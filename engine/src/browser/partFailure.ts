import { isDocumentStale, reloadDocument } from './islands/staleDocument.ts';
import { openDialogElement } from './dialogs.ts';

let notice: HTMLElement | null = null;
let retries: (() => void)[] = [];
let asking: Promise<boolean> | null = null;

/**
 * Says over the page what could not be loaded, with buttons that try again (all that failed meanwhile, too) and reload
 * the page. Where the site was published anew, the files of this document are gone for good: there only reloading helps.
 * @param what begins a sentence, e.g. "The exercise"
 */
export async function showPartFailure(what: string, retry: () => void): Promise<void> {
  retries.push(retry);
  document.addEventListener('patternbook:leave', hide);
  const failure = await createPartFailure(what, () => {
    const all = retries;
    hide();
    all.forEach((again) => again());
  });
  if (retries.includes(retry)) {
    notice?.remove();
    notice = failure;
    notice.classList.add('pb-failure-notice');
    // Nothing beside an open dialog can be pressed.
    (openDialogElement() ?? document.body).append(notice);
  }
}

async function createPartFailure(what: string, retry: () => void): Promise<HTMLElement> {
  // A page whose network has failed asks once, however many of its parts are missing.
  asking ??= isDocumentStale().finally(() => (asking = null));
  const isStale = await asking;
  const element = document.createElement('div');
  const text = document.createElement('p');
  element.className = 'pb-failure';
  element.setAttribute('role', 'alert');
  text.textContent = isStale
    ? `${what} could not be loaded: the site was updated since you opened this page. Reload it to go on; edited code stays.`
    : `${what} could not be loaded. Check your connection, then try again.`;
  element.append(
    text,
    ...(isStale ? [] : [createButton('Try again', 'pf-m-secondary', retry)]),
    createButton('Reload page', isStale ? 'pf-m-secondary' : 'pf-m-link', reloadDocument)
  );
  return element;
}

function createButton(label: string, kind: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `pf-v6-c-button ${kind} pf-m-small`;
  button.textContent = label;
  button.addEventListener('click', onPress);
  return button;
}

function hide(): void {
  retries = [];
  notice?.remove();
  notice = null;
}
