import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

import * as texts from '../../../core/texts.ts';
import { interfaceId } from '../../../core/interfaceIds.ts';
import type { CodeEditorControl } from '../../../browser/analytics/tag.ts';
import { WorkerError } from '../../../live/watchedWorker.ts';
import { showPartFailure } from '../../../browser/loadPart.ts';
import { reportOutcome } from '../../../browser/startTooltips.ts';
import { errorText } from '../../../browser/islands/islandElement.ts';
import { followMenuKeys, itemsOf, placeMenu } from '../../menu/menuKeys.ts';
import { currentVersion } from '../code/language.ts';
import type { Example } from '../exampleStore.ts';

type Exporter = typeof import('./exportProject.ts');
const loadExporter = (): Promise<Exporter> => import('./exportProject.ts');

interface Sandbox {
  /** Label in analytics events. */
  control: CodeEditorControl;
  text: string;
  take: 'openInCodeSandbox' | 'openInStackBlitz' | 'downloadZip';
}

const SANDBOXES: readonly Sandbox[] = [
  { control: 'CODESANDBOX_LINK', text: 'CodeSandbox', take: 'openInCodeSandbox' },
  { control: 'STACKBLITZ_LINK', text: 'StackBlitz', take: 'openInStackBlitz' }
];
const DOWNLOAD: Sandbox = { control: 'DOWNLOAD_PROJECT', text: texts.sandbox.download, take: 'downloadZip' };

interface SandboxMenuProps {
  example: Example;
  /** The button that opened it. */
  toggle: RefObject<HTMLButtonElement | null>;
  /** Index of the entry that has the focus at first, from the end if it is negative. */
  first: number;
  onClose: () => void;
}

/**
 * Menu of sandboxes for the code of an example. Uses the browser's popover: the library's menu would nearly double the
 * on-demand style sheet for three entries.
 */
export function SandboxMenu({ example, toggle, first, onClose }: SandboxMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Prefetched before the choice: browsers block windows that open long after the click.
    void Promise.allSettled([currentVersion(example), loadExporter().then((exporter) => exporter.prepareExport())]);
  }, [example]);
  useLayoutEffect(() => {
    const close = (): void => menu.current?.hidePopover();
    if (menu.current && toggle.current) {
      menu.current.showPopover();
      placeMenu(menu.current, toggle.current);
      itemsOf(menu.current).at(first)?.focus({ preventScroll: true });
    }
    addEventListener('scroll', close, { passive: true });
    return () => removeEventListener('scroll', close);
  }, [toggle, first]);

  /** Moves the focus first: the toggle's tooltip can't open while the browser closes the menu. */
  const leave = (): void => {
    toggle.current?.focus();
    onClose();
  };
  const choose = (sandbox: Sandbox): void => {
    leave();
    if (toggle.current) {
      void take(example, sandbox, toggle.current);
    }
  };
  return (
    <div
      ref={menu}
      id={interfaceId('sandboxes')}
      className="pb-menu"
      popover="auto"
      role="menu"
      aria-label={texts.sandbox.label}
      tabIndex={-1}
      onKeyDown={(event) => followMenuKeys(event, leave)}
      // Light dismiss, also by a press on the toggle: this event comes after that press.
      onToggle={({ newState }) => newState === 'closed' && onClose()}
    >
      {sandboxesOfSite().map((sandbox) => (
        <button
          key={sandbox.control}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-control={sandbox.control}
          onClick={() => choose(sandbox)}
        >
          {sandbox.text}
        </button>
      ))}
    </div>
  );
}

/** Returns the services that the site lists on its root element, and the download. */
function sandboxesOfSite(): Sandbox[] {
  const named = document.documentElement.dataset['sandboxes']?.split(' ') ?? [];
  return [...SANDBOXES.filter(({ text }) => named.includes(text)), DOWNLOAD];
}

/** Makes a project of the example and opens it. Loading can be tried again; other failures are told beside the control. */
async function take(example: Example, sandbox: Sandbox, control: HTMLElement): Promise<void> {
  const { tabPath, isFigure, slug } = example;
  try {
    const { code, lang } = await currentVersion(example);
    const exporter = await loadExporter();
    const { themes = {} } = example.get().settings ?? {};
    const made = await exporter.makeProject(
      { tabPath, isFigure, slug, code, lang, themes },
      sandbox.take === 'downloadZip'
    );
    openProject(() => exporter[sandbox.take](made), control);
  } catch (error) {
    if (error instanceof WorkerError && error.failure !== 'notLoaded') {
      reportOutcome(control, `${texts.sandbox.failed} ${error.message}`);
    } else {
      await showPartFailure(texts.parts.project, () => void take(example, sandbox, control));
    }
  }
}

function openProject(open: () => void, control: HTMLElement): void {
  try {
    open();
  } catch (error) {
    console.error('The project could not be opened.', error);
    reportOutcome(control, `${texts.sandbox.failed} ${errorText(error)}`);
  }
}
