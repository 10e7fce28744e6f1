import { type ConsoleLevel, MAX_HEIGHT_PX } from '../../../frame/protocol.ts';
import { createConsoleList } from './consoleList.ts';
import type { RunResult } from './livePreview.ts';

/** Height of the frame of an example that fills windows. */
const FULL_SCREEN_HEIGHT_PX = 600;
const MIN_HEIGHT_PX = 32;

/** The part of the page that shows an example in a frame: the frame, or what is wrong, and what it writes. */
export interface PreviewPanel {
  /** Where the frame is put. */
  readonly place: HTMLElement;
  /** What that stands in, wider or narrower than it. */
  readonly row: HTMLElement;
  startRun(): void;
  show(result: RunResult): void;
  setHeight(height: number): void;
  addConsole: (level: ConsoleLevel, text: string) => void;
  /** Shows the page's own preview again. */
  remove(): void;
}

/**
 * Puts the panel after an example's preview. The preview stays until the frame has something to show.
 * @param keepsPreview true for an example whose preview is the way to its own document
 */
export function createPreviewPanel(
  section: HTMLElement,
  title: string,
  keepsPreview: boolean,
  onRunAgain: () => void
): PreviewPanel {
  const preview = section.querySelector<HTMLElement>('[data-preview]');
  const anchor = preview ?? section.querySelector<HTMLElement>('.pb-full-screen');
  const panel = element('div', 'pb-live');
  const row = element('div', 'pb-live-row');
  const place = element('div', 'pb-live-place');
  const fault = element('pre', 'pb-preview-error');
  const stopped = createStopped(onRunAgain);
  const output = createConsoleList(title);

  panel.dataset['live'] = 'starting';
  row.append(place);
  panel.append(row, fault, stopped.element, output.element);
  anchor?.after(panel);
  place.style.blockSize = `${keepsPreview ? FULL_SCREEN_HEIGHT_PX : (preview?.offsetHeight ?? 0)}px`;
  fault.hidden = true;
  fault.dir = 'ltr';

  return {
    place,
    row,
    startRun() {
      panel.setAttribute('aria-busy', 'true');
      output.clear();
    },
    show(result) {
      panel.removeAttribute('aria-busy');
      panel.dataset['live'] = result.state;
      if (preview && !keepsPreview) {
        preview.hidden = true;
      }
      fault.hidden = result.state !== 'failed';
      fault.textContent = result.state === 'failed' ? faultText(result) : '';
      stopped.show(result.state === 'stopped' ? result.message : null);
    },
    setHeight(wanted) {
      if (!keepsPreview) {
        place.style.blockSize = `${Math.min(Math.max(wanted, MIN_HEIGHT_PX), MAX_HEIGHT_PX)}px`;
      }
    },
    addConsole: output.add,
    remove() {
      panel.remove();
      if (preview) {
        preview.hidden = false;
      }
    }
  };
}

function faultText({ message, line, column }: Extract<RunResult, { state: 'failed' }>): string {
  return line === null ? message : `${message}\nLine ${line}${column === null ? '' : `, column ${column}`}`;
}

function createStopped(onRunAgain: () => void) {
  const box = element('div', 'pb-live-stopped');
  const text = element('p', 'pb-live-message');
  const button = element('button', 'pf-v6-c-button pf-m-secondary pf-m-small');
  button.type = 'button';
  button.textContent = 'Run again';
  button.addEventListener('click', onRunAgain);
  box.append(text, button);
  box.hidden = true;
  return {
    element: box,
    show(message: string | null): void {
      box.hidden = message === null;
      text.textContent = message ?? '';
    }
  };
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.className = className;
  return made;
}
