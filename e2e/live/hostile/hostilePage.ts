import type { HostileProgram, Outcome } from './outcome.ts';

/** A page of any browser, as far as these tests need one. Functions run in the page; what they return is JSON. */
export interface DrivenPage {
  goto(address: string): Promise<void>;
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /** Types letters where the focus is. */
  type(letters: string): Promise<void>;
}

/** A browser of a test's own, with one page. */
export interface BareBrowser {
  page: DrivenPage;
  /** What pages made the browser show beside them: dialogs, windows, downloads. Not every driver is told. */
  shown: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}

/** What came of a program. */
export interface Observation {
  state: string;
  /** The text in place of the preview. */
  message: string;
  console: string;
  /** Longest time between two animation frames of the page, in milliseconds. */
  longestGapMs: number;
  /** What was typed while the program ran, as it arrived. */
  arrived: string;
  /** By how many entries the history grew. */
  historyEntries: number;
  /** By how many pixels the page was scrolled. */
  scrolled: number;
  /** What has the focus. */
  focused: string;
  isSamePage: boolean;
  /** How much programs stored: values, characters of cookies, databases, caches, workers. */
  stored: number;
  /** Errors that nothing in the page has caught. */
  errors: string[];
}

const HOSTILE_PAGE = '/components/badge';
const EXAMPLE = 'read';
const LETTERS = 'abcdefghijklmnopqrstuvwxy';
const SETTLED_WITHIN_MS = 20_000;
const RECOVERED_WITHIN_MS = 12_000;
const LATER_MS = 300;
const FOCUS_RETURNS_WITHIN_MS = 1000;
/** A program adds two before it is ended, and one more meanwhile. */
const MAX_HISTORY_ENTRIES = 3;
/** The page moves a little where a preview above the editor gets another height. */
const MAX_SCROLL_PX = 150;
/** A page that hangs is not drawn for longer, on the busiest machine; on an idle one it is a tenth. */
const MAX_GAP_MS = 2000;

/** The page on which all programs of a file run, one after the other, without being loaded again. */
export class HostilePage {
  readonly #page: DrivenPage;

  constructor(page: DrivenPage) {
    this.#page = page;
  }

  /** Opens the page, and the editor of an example. */
  async open(address: string): Promise<void> {
    await this.#page.goto(`${address}${HOSTILE_PAGE}#${EXAMPLE}`);
    await this.#page.evaluate(startMeasuring, null);
    await this.#waitFor(openEditor, EXAMPLE, SETTLED_WITHIN_MS, 'the editor to open');
  }

  /** Runs a program as the reader would: by changing the code. @returns what the reader sees of it */
  async run(program: HostileProgram, evil: { address: string; stun: string }): Promise<Observation> {
    const text = program.code.replaceAll('EVIL', evil.address).replaceAll('STUN', evil.stun);
    const whole = text.includes('Example = ') ? text : `${text}\nexport const Example = () => <p>shown</p>;\n`;
    // What is typed over it is a comment, and runs the same program again.
    const code = program.isTypedOver ? `${whole}// ` : whole;
    await this.#enter(code);
    await this.#waitFor(isSettled, EXAMPLE, SETTLED_WITHIN_MS, `a result of "${program.name}"`);
    if (program.isTypedOver) {
      await this.#page.type(LETTERS);
    }
    const ends = wantedState(program) !== null;
    // Nothing comes later of what has ended.
    await pause(program.laterMs ?? (ends ? 0 : LATER_MS));
    if (ends || program.console) {
      await this.#waitFor(
        hasEnded,
        { example: EXAMPLE, state: wantedState(program), console: program.console?.source },
        8000
      );
    }
    // What takes the focus has it for a moment.
    await this.#waitFor(hasFocus, EXAMPLE, FOCUS_RETURNS_WITHIN_MS);
    return this.#page.evaluate(observe, { example: EXAMPLE, code });
  }

  /** Mends the code, and waits until the preview shows it. @throws Error if it never does */
  async recover(): Promise<void> {
    await this.#enter('export const Example = () => <p>mended</p>;');
    await this.#waitFor(isShown, EXAMPLE, RECOVERED_WITHIN_MS, 'mended code to be shown');
  }

  async #enter(code: string): Promise<void> {
    await this.#page.evaluate(enterCode, { example: EXAMPLE, code });
  }

  async #waitFor<Argument>(
    check: (argument: Argument) => boolean,
    argument: Argument,
    limitMs: number,
    what: string | null = null
  ): Promise<void> {
    const start = performance.now();
    while (!(await this.#page.evaluate(check, argument))) {
      if (performance.now() - start > limitMs) {
        if (what === null) {
          return;
        }
        throw new Error(`Waited ${limitMs} ms for ${what}.`);
      }
      await pause(50);
    }
  }
}

/** What is wrong with what the reader saw; empty if nothing is. */
export function errorsOf(
  { outcome, console, isTypedOver, gapMs = MAX_GAP_MS }: HostileProgram,
  seen: Observation
): string[] {
  const errors: (string | false)[] = [
    !fits(outcome, seen) && `state ${seen.state} "${seen.message}" instead of ${String(outcome)}`,
    console !== undefined &&
      seen.state !== 'stopped' &&
      !console.test(seen.console) &&
      `console "${seen.console}" instead of ${String(console)}`,
    isTypedOver !== undefined && seen.arrived !== LETTERS && `"${seen.arrived}" of "${LETTERS}" arrived`,
    seen.longestGapMs > gapMs && `the page was not drawn for ${Math.round(seen.longestGapMs)} ms`,
    seen.historyEntries > MAX_HISTORY_ENTRIES && `the history has ${seen.historyEntries} more entries`,
    Math.abs(seen.scrolled) > MAX_SCROLL_PX && `the page was scrolled by ${seen.scrolled} px`,
    seen.focused !== 'editor' && `the focus is at ${seen.focused}`,
    ...seen.errors.map((error) => `uncaught in the page: ${error}`)
  ];
  return [...escapesOf(seen), ...errors.filter((error) => error !== false)];
}

/** What no program may do in any browser, however else it disturbs the page. */
export function escapesOf({ isSamePage, stored }: Pick<Observation, 'isSamePage' | 'stored'>): string[] {
  return [...(isSamePage ? [] : ['the page is another one']), ...(stored === 0 ? [] : ['something was stored'])];
}

/** The state that a program has in the end, where there is but one. */
function wantedState({ outcome }: HostileProgram): string | null {
  return outcome instanceof RegExp ? 'failed' : outcome === 'stopped' ? outcome : null;
}

function fits(outcome: Outcome, { state, message }: Observation): boolean {
  return outcome instanceof RegExp
    ? state === 'failed' && outcome.test(message)
    : outcome.split(' or ').includes(state);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

// What follows runs in the page.

interface Measured {
  /** Times between animation frames. */
  frames: number[];
  lastFrame: number;
  errors: string[];
  history: number;
  scroll: number;
  /** Whether the preview has started with the last code. Until then, earlier programs can still end. */
  hasStarted: boolean;
}
declare global {
  interface Window {
    measured: Measured;
  }
}

function startMeasuring(): void {
  const lastFrame = performance.now();
  window.measured = { frames: [], lastFrame, errors: [], history: history.length, scroll: scrollY, hasStarted: false };
  addEventListener('error', ({ message }) => window.measured.errors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.measured.errors.push(String(reason)));
  const note = (): void => {
    const now = performance.now();
    window.measured.frames.push(now - window.measured.lastFrame);
    window.measured.lastFrame = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}

/** @returns whether the editor is there */
function openEditor(example: string): boolean {
  const section = document.querySelector(`#${example}`);
  const toggle = section?.querySelector<HTMLElement>('[data-control=TOGGLE_CODE]');
  if (toggle?.ariaExpanded !== 'true') {
    toggle?.click();
  }
  return section?.querySelector('.cm-content') instanceof HTMLElement;
}

function enterCode({ example, code }: { example: string; code: string }): void {
  const editor = document.querySelector<HTMLElement>(`#${example} .cm-content`);
  editor?.focus({ preventScroll: true });
  // As if the reader selected all and pasted: in every browser the editor reads these events as it reads the reader's.
  const selectAll = { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true, bubbles: true, cancelable: true };
  editor?.dispatchEvent(new KeyboardEvent('keydown', selectAll));
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox empties a DataTransfer that a script has made.
  Object.defineProperty(paste, 'clipboardData', { value: { getData: () => code } });
  editor?.dispatchEvent(paste);
  const { lastFrame } = window.measured;
  window.measured = { frames: [], lastFrame, errors: [], history: history.length, scroll: scrollY, hasStarted: false };
  const section = document.getElementById(example);
  const starts = new MutationObserver(() => {
    if (section?.querySelector('.pb-live')?.ariaBusy) {
      starts.disconnect();
      window.measured.hasStarted = true;
      // The editor has scrolled to the end of what was pasted by now.
      window.measured.scroll = scrollY;
    }
  });
  if (section !== null) {
    starts.observe(section, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  }
}

function isSettled(example: string): boolean {
  const live = document.querySelector<HTMLElement>(`#${example} [data-live]`);
  return window.measured.hasStarted && live?.dataset['live'] !== 'starting' && !live?.ariaBusy;
}

function isShown(example: string): boolean {
  const live = document.querySelector<HTMLElement>(`#${example} [data-live]`);
  return window.measured.hasStarted && live?.dataset['live'] === 'shown' && !live.ariaBusy;
}

function hasFocus(example: string): boolean {
  return document.activeElement === document.querySelector(`#${example} .cm-content`);
}

function hasEnded(expected: { example: string; state: string | null; console: string | undefined }): boolean {
  const live = document.querySelector<HTMLElement>(`#${expected.example} [data-live]`);
  const text = live?.querySelector('.pb-console')?.textContent ?? '';
  const state = live?.dataset['live'];
  return (
    state === 'stopped' ||
    ((expected.state === null || state === expected.state) && new RegExp(expected.console ?? '').test(text))
  );
}

async function observe({ example, code }: { example: string; code: string }): Promise<Observation> {
  const live = document.querySelector<HTMLElement>(`#${example} [data-live]`);
  const editor = document.querySelector<HTMLElement>(`#${example} .cm-content`);
  const shownText = (selector: string): string =>
    [...(live?.querySelectorAll<HTMLElement>(selector) ?? [])]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent)
      .join('\n');
  const text = [...(editor?.querySelectorAll('.cm-line') ?? [])].map(({ textContent }) => textContent).join('\n');
  const { frames, lastFrame, errors, history: entries, scroll } = window.measured;
  const kept = [indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()];
  const keptCount = (await Promise.all(kept)).flat().length;
  return {
    state: live?.dataset['live'] ?? 'none',
    message: shownText('.pb-preview-error') || shownText('.pb-live-message'),
    console: shownText('.pb-console'),
    // The page may still be waiting to be drawn.
    longestGapMs: Math.max(performance.now() - lastFrame, ...frames),
    arrived: text.slice(code.trimEnd().length).trim(),
    historyEntries: history.length - entries,
    scrolled: Math.round(scrollY - scroll),
    focused: document.activeElement === editor ? 'editor' : (document.activeElement?.localName ?? 'nothing'),
    isSamePage: document.title.includes('Badge'),
    stored: localStorage.length + document.cookie.length + keptCount,
    errors
  };
}
