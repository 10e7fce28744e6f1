import { Dropdown, DropdownItem, DropdownList } from '@patternfly/react-core';
import { type RefObject, useEffect } from 'react';

import type { CodeEditorControl } from '../../../analytics/event.ts';
import { announce } from '../../../client/announce.ts';
import { WorkerError } from '../../../client/lazy/watchedWorker.ts';
import { showPartFailure } from '../../../client/partFailure.ts';
import { pageTooltips } from '../../../client/tooltip.ts';
import { currentVersion } from '../code/language.ts';
import type { Example } from '../exampleStore.ts';

const FAILED = 'The project could not be made.';

type Exporter = typeof import('./exportProject.ts');
const loadExporter = (): Promise<Exporter> => import('./exportProject.ts');

interface Place {
  /** Label under which it is counted. */
  control: CodeEditorControl;
  text: string;
  take: 'openInCodeSandbox' | 'openInStackBlitz' | 'downloadZip';
}

const SANDBOXES: readonly Place[] = [
  { control: 'CODESANDBOX_LINK', text: 'CodeSandbox', take: 'openInCodeSandbox' },
  { control: 'STACKBLITZ_LINK', text: 'StackBlitz', take: 'openInStackBlitz' }
];
const DOWNLOAD: Place = { control: 'DOWNLOAD_PROJECT', text: 'Download project (zip)', take: 'downloadZip' };

interface SandboxMenuProps {
  example: Example;
  /** What opened it. */
  toggle: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Where the code of an example can be taken. */
export function SandboxMenu({ example, toggle, onClose }: SandboxMenuProps) {
  useEffect(() => {
    // What the choice needs is fetched before it is made: browsers block windows that open long after a press.
    void Promise.allSettled([currentVersion(example), loadExporter().then((exporter) => exporter.prepareExport())]);
  }, [example]);
  const choose = (place: Place): void => {
    toggle.current?.focus();
    onClose();
    if (toggle.current) {
      void take(example, place, toggle.current);
    }
  };
  return (
    <Dropdown
      id="sandbox-menu"
      isOpen
      toggle={{ toggleNode: null, toggleRef: toggle }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <DropdownList aria-label="Open elsewhere">
        {placesOfSite().map((place, index) => (
          <DropdownItem
            key={place.control}
            ref={index === 0 ? focusItem : null}
            data-control={place.control}
            onClick={() => choose(place)}
          >
            {place.text}
          </DropdownItem>
        ))}
      </DropdownList>
    </Dropdown>
  );
}

/** The services that the site names on its root element, and a download. */
function placesOfSite(): Place[] {
  const named = document.documentElement.dataset['sandboxes']?.split(' ') ?? [];
  return [...SANDBOXES.filter(({ text }) => named.includes(text)), DOWNLOAD];
}

function focusItem(item: HTMLElement | null): void {
  item?.focus({ preventScroll: true });
}

async function take(example: Example, place: Place, control: HTMLElement): Promise<void> {
  try {
    const { code, lang } = await currentVersion(example);
    const exporter = await loadExporter();
    await exporter[place.take](example.tabPath, example.slug, code, lang);
  } catch (error) {
    if (error instanceof WorkerError && error.fault !== 'notLoaded') {
      const text = `${FAILED} ${error.message}`;
      pageTooltips.answer(control, text);
      announce(text);
    } else {
      await showPartFailure('The project', () => void take(example, place, control));
    }
  }
}
