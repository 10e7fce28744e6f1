import { useEffect } from 'react';

import * as texts from '../../../core/texts.ts';
import { interfaceId } from '../../../core/interfaceIds.ts';
import type { CodeEditorControl } from '../../../browser/analytics/tag.ts';
import { WorkerError } from '../../../live/watchedWorker.ts';
import { showPartFailure } from '../../../browser/loadPart.ts';
import { reportOutcome } from '../../../browser/startTooltips.ts';
import { errorText } from '../../../browser/islands/islandElement.ts';
import { PopoverMenu } from '../../menu/PopoverMenu.tsx';
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
  toggle: HTMLButtonElement;
  /** Index of the entry that has the focus at first, from the end if it is negative. */
  first: number;
  onClose: () => void;
}

/** Menu of sandboxes for the code of an example. */
export function SandboxMenu({ example, toggle, first, onClose }: SandboxMenuProps) {
  useEffect(() => {
    // Prefetched before the choice: browsers block windows that open long after the click.
    void Promise.allSettled([currentVersion(example), loadExporter().then((exporter) => exporter.prepareExport())]);
  }, [example]);
  /** Moves the focus first: the toggle's tooltip can't open while the browser closes the menu. */
  const leave = (): void => {
    toggle.focus();
    onClose();
  };
  const choose = (sandbox: Sandbox): void => {
    leave();
    void take(example, sandbox, toggle);
  };
  return (
    <PopoverMenu
      id={interfaceId('sandboxes')}
      label={texts.sandbox.label}
      opener={toggle}
      first={first}
      // Light dismiss, also by a press on the toggle: the browser tells after that press.
      onToggle={(isOpen) => !isOpen && onClose()}
      onLeave={leave}
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
    </PopoverMenu>
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
