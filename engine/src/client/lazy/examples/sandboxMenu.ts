import { announce } from '../../announce.ts';
import { showPartFailure } from '../../partFailure.ts';
import type { Tooltips } from '../../tooltip.ts';
import { WorkerError } from '../watchedWorker.ts';
import { partOf } from './element.ts';
import { currentVersion } from './language.ts';
import type { Workbench } from './workbench.ts';

const FAILED = 'The project could not be made.';

type Exporter = typeof import('./exportProject.ts');
const loadExporter = (): Promise<Exporter> => import('./exportProject.ts');

type Export = (...example: Parameters<Exporter['downloadZip']>) => Promise<void>;

const EXPORTS: Record<string, (exporter: Exporter) => Export> = {
  CODESANDBOX_LINK: (exporter) => exporter.openInCodeSandbox,
  STACKBLITZ_LINK: (exporter) => exporter.openInStackBlitz,
  DOWNLOAD_PROJECT: (exporter) => exporter.downloadZip
};

/** The example and the control that the menu is open for. */
let current: { workbench: Workbench; control: HTMLElement; tooltips: Tooltips } | null = null;
let menu: HTMLElement | null = null;

/** Opens the menu of where an example can be taken, at the control that asks for it; or closes it. */
export function toggleSandboxMenu(workbench: Workbench, control: HTMLElement, tooltips: Tooltips): void {
  menu ??= startMenu();
  if (current?.control === control) {
    menu.hidePopover();
    return;
  }
  current = { workbench, control, tooltips };
  menu.showPopover();
  place(menu, control);
  control.ariaExpanded = 'true';
  items(menu)[0]?.focus();
  // What the choice needs is fetched before it is made: browsers block windows that open long after a press.
  void Promise.allSettled([currentVersion(workbench), loadExporter().then((exporter) => exporter.prepareExport())]);
}

function startMenu(): HTMLElement {
  const element = partOf(document, '#sandbox-menu');
  element.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed' && current) {
      current.control.ariaExpanded = 'false';
      // The press that closes the menu may be on the control, which would open it again.
      setTimeout(() => (current = null));
    }
  });
  element.addEventListener('keydown', (event) => {
    const all = items(element);
    const at = all.indexOf(document.activeElement as HTMLElement);
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      all.at(next % all.length)?.focus();
    } else if (event.key === 'Tab') {
      leave(element);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      leave(element);
    }
  });
  element.addEventListener('click', ({ target }) => {
    const item = target instanceof Element ? target.closest<HTMLElement>('[data-control]') : null;
    if (item && current) {
      void take(item.dataset['control'] ?? '', current);
      leave(element);
    }
  });
  document.addEventListener('patternbook:leave', () => element.hidePopover());
  addEventListener('scroll', () => element.hidePopover(), { passive: true });
  return element;
}

async function take(choice: string, opened: NonNullable<typeof current>): Promise<void> {
  const { workbench, control, tooltips } = opened;
  try {
    const { code, lang } = await currentVersion(workbench);
    const exporter = await loadExporter();
    await EXPORTS[choice]?.(exporter)(workbench.tabPath, workbench.slug, code, lang);
  } catch (error) {
    if (error instanceof WorkerError && error.fault !== 'notLoaded') {
      const text = `${FAILED} ${error.message}`;
      tooltips.answer(control, text);
      announce(text);
    } else {
      await showPartFailure('The project', () => void take(choice, opened));
    }
  }
}

/** The focus goes first: its tooltip can't open while the browser closes the menu. */
function leave(element: HTMLElement): void {
  current?.control.focus();
  element.hidePopover();
}

function items(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/** Below the control, or above it where there is no room. */
function place(element: HTMLElement, control: HTMLElement): void {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const { width, height } = element.getBoundingClientRect();
  const isRtl = document.documentElement.dir === 'rtl';
  const start = isRtl ? right - width : left;
  const most = document.documentElement.clientWidth - width;
  element.style.left = `${Math.max(0, Math.min(start, most))}px`;
  element.style.top = `${bottom + height > innerHeight ? top - height : bottom}px`;
}
