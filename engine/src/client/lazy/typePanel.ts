import { openDialog } from '../dialogs.ts';
import { isPlainClick } from '../plainClick.ts';
import { TYPE_PANEL_ID } from '../reference/typeLinks.ts';
import { loadDefinition } from './loadDefinition.ts';

/** A definition on the way that the reader took. */
interface Step {
  name: string;
  address: string;
  content: HTMLElement | null;
  /** Link that the reader followed from here, and where the definition stood then. */
  left: { link: HTMLElement; scrollTop: number } | null;
}

/** Loading that is over sooner is not worth a word. */
const QUIET_MS = 200;

const LOADING = 'Loading…';
const FAILED = 'This type could not be loaded. Check your connection, then try again.';

let panel: ((link: HTMLAnchorElement) => void) | null = null;

/** Opens the definition of the type that a link names: over the page, or in place of the definition that holds the link. */
export function openType(link: HTMLAnchorElement): void {
  const dialog = document.getElementById(TYPE_PANEL_ID);
  if (dialog instanceof HTMLDialogElement) {
    panel ??= createPanel(dialog);
    panel(link);
  }
}

function createPanel(dialog: HTMLDialogElement): (link: HTMLAnchorElement) => void {
  const title = part(dialog, '.pb-dialog-title');
  const back = part(dialog, '[data-type-back]');
  const scroller = part(dialog, '.pb-dialog-body');
  const body = part(dialog, '[data-type-body]');
  const status = part(dialog, '[data-type-status]');
  const retry = part(dialog, '[data-type-retry]');
  let steps: Step[] = [];

  const show = async (step: Step): Promise<void> => {
    title.textContent = step.name;
    back.hidden = steps.length < 2;
    retry.hidden = true;
    status.textContent = '';
    body.replaceChildren(...(step.content ? [step.content] : []));
    if (step.content) {
      return;
    }
    const isShown = (): boolean => steps.at(-1) === step;
    const timer = setTimeout(() => isShown() && (status.textContent = LOADING), QUIET_MS);
    try {
      step.content = await loadDefinition(step.address);
    } catch {
      step.content = null;
    }
    clearTimeout(timer);
    if (isShown()) {
      body.replaceChildren(...(step.content ? [step.content] : []));
      status.textContent = step.content ? '' : FAILED;
      retry.hidden = step.content !== null;
    }
  };
  const goBack = (): void => {
    steps.pop();
    const step = steps.at(-1);
    if (step) {
      void show(step);
      scroller.scrollTop = step.left?.scrollTop ?? 0;
      step.left?.link.focus({ preventScroll: true });
    }
  };
  const follow = (link: HTMLAnchorElement): void => {
    const step: Step = { name: link.textContent, address: addressOf(link), content: null, left: null };
    const from = steps.at(-1);
    if (from?.address === step.address) {
      return;
    }
    if (from) {
      from.left = { link, scrollTop: scroller.scrollTop };
    }
    steps.push(step);
    void show(step);
    scroller.scrollTop = 0;
    // Says the name, and keeps the focus in the dialog when the link is gone.
    title.focus();
  };

  title.tabIndex = -1;
  back.addEventListener('click', goBack);
  retry.addEventListener('click', () => {
    const step = steps.at(-1);
    if (step) {
      void show(step);
      title.focus();
    }
  });
  // Before what a link in the page below leads to comes into view.
  dialog.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && !('type' in link.dataset) && isPlainClick(event)) {
      dialog.close();
    }
  });
  dialog.addEventListener('close', () => {
    steps = [];
    body.replaceChildren();
  });

  return (link) => {
    if (!dialog.open) {
      // The browser gives the focus back to what had it.
      link.focus({ preventScroll: true });
      openDialog(TYPE_PANEL_ID);
    }
    follow(link);
  };
}

/** Address of the definition: that of a link which leads to it, or what the link says beside another address. */
function addressOf(link: HTMLAnchorElement): string {
  const { type } = link.dataset;
  return type === undefined || type === '' ? link.pathname : type;
}

function part(dialog: HTMLDialogElement, selector: string): HTMLElement {
  const element = dialog.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`The panel for types has no ${selector}.`);
  }
  return element;
}
