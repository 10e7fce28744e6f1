import type { DrivenPage } from '../../support/browsers/bareBrowser.ts';
import { tier } from '../../support/tier.ts';
import type { HostileProgram, Outcome } from './outcome.ts';

/** Observed outcome of a program. */
export interface Observation {
  state: string;
  /** Text in place of the preview. */
  message: string;
  console: string;
  /** Longest time between two animation frames of the page, in milliseconds. */
  longestGapMs: number;
  /** Letters typed while the program ran, as received. */
  arrived: string;
  /** Number of added history entries. */
  historyEntries: number;
  /** Distance in pixels that the page scrolled and the editor moved by; scrolling along with a preview leaves it in place. */
  scrolled: number;
  /** Focused element. */
  focused: string;
  isSamePage: boolean;
  /** Amount of stored data: values, characters of cookies, databases, caches, workers. */
  stored: number;
  /** Uncaught errors of the page. */
  errors: string[];
}

const HOSTILE_PAGE = '/components/badge';
const EXAMPLE = 'read';
const LETTERS = 'abcdefghijklmnopqrstuvwxy';
const SECOND_LETTER_MS = 100;
const SETTLED_WITHIN_MS = 20_000;
const RECOVERED_WITHIN_MS = 12_000;
const LATER_MS = 300;
const FOCUS_RETURNS_WITHIN_MS = 1000;
/** A program adds two before it is stopped, and one more in the meantime, two on a busy machine. */
const MAX_HISTORY_ENTRIES = 4;
/** The page shifts slightly if a preview above the editor changes its height. */
const MAX_SCROLL_PX = 250;
/** A hung page exceeds this limit even on the busiest machine; on an idle one it is a tenth. */
const MAX_GAP_MS = 2000;

/** A second shows whether the page draws and answers beside a flood; the full tier keeps floods going for longer. */
export const MOST_LATER_MS = tier === 'full' ? Infinity : 1000;

/** Page that runs all programs of a file sequentially, without a reload. */
export class HostilePage {
  readonly #page: DrivenPage;
  readonly #mostLaterMs: number;

  /** @param mostLaterMs maximum time that a program runs before it is observed, unless it is slow to draw */
  constructor(page: DrivenPage, mostLaterMs = Infinity) {
    this.#page = page;
    this.#mostLaterMs = mostLaterMs;
  }

  /** Opens the page and the editor of an example. */
  async open(address: string): Promise<void> {
    await this.#page.goto(`${address}${HOSTILE_PAGE}#${EXAMPLE}`);
    await this.#page.evaluate(startMeasuring, null);
    await this.#waitFor(openEditor, EXAMPLE, SETTLED_WITHIN_MS, 'the editor to open');
  }

  /** Runs a program as a reader would, by editing the code. @returns the observed outcome */
  async run(program: HostileProgram, evil: { address: string; stun: string }): Promise<Observation> {
    const text = program.code.replaceAll('EVIL', evil.address).replaceAll('STUN', evil.stun);
    const whole = text.includes('Example = ') ? text : `${text}\nexport const Example = () => <p>shown</p>;\n`;
    // Letters typed at the end are a comment and run the same program again.
    const code = program.isTypedOver ? `${whole}// ` : whole;
    await this.#enter(code);
    await this.#waitFor(isSettled, EXAMPLE, SETTLED_WITHIN_MS, `a result of "${program.name}"`);
    if (program.isTypedOver) {
      await this.#page.type(LETTERS.slice(0, 1));
      // No reader types the next letter sooner. By then, the frame knows that somebody is typing.
      await pause(SECOND_LETTER_MS);
      await this.#page.type(LETTERS.slice(1));
    }
    const wanted = wantedState(program);
    const ends = wanted !== null;
    // A stopped program has no later effects.
    const laterMs = wanted === 'stopped' ? 0 : (program.laterMs ?? (ends ? 0 : LATER_MS));
    // What is slow to draw would be drawn into the next program otherwise.
    await pause(program.gapMs === undefined ? Math.min(laterMs, this.#mostLaterMs) : laterMs);
    if (ends || program.console) {
      await this.#waitFor(hasEnded, { example: EXAMPLE, state: wanted, console: program.console?.source }, 8000);
    }
    // A program may have focus for a moment.
    await this.#waitFor(hasFocus, EXAMPLE, FOCUS_RETURNS_WITHIN_MS);
    return this.#page.evaluate(observe, { example: EXAMPLE, code, gapMs: program.gapMs ?? MAX_GAP_MS });
  }

  /** Fixes the code and waits for the preview. @throws Error on timeout */
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

/** Returns the errors in an observation; empty if there are none. */
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
    seen.scrolled > MAX_SCROLL_PX && `the page was scrolled by ${seen.scrolled} px`,
    seen.focused !== 'editor' && `the focus is at ${seen.focused}`,
    ...seen.errors.map((error) => `uncaught in the page: ${error}`)
  ];
  return [...escapesOf(seen), ...errors.filter((error) => error !== false)];
}

/** Returns violations that are forbidden in every browser, regardless of other disturbances. */
export function escapesOf({ isSamePage, stored }: Pick<Observation, 'isSamePage' | 'stored'>): string[] {
  return [...(isSamePage ? [] : ['the page is another one']), ...(stored === 0 ? [] : ['something was stored'])];
}

/** Returns the final state of a program, if it is unique. */
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

// The following functions run in the page.

interface Measured {
  /** Durations between animation frames. */
  frames: number[];
  lastFrame: number;
  errors: string[];
  history: number;
  /** Scroll position of the page, and place of the editor in the window. */
  scroll: { page: number; editor: number };
  /** True if the preview has started with the latest code. Until then, earlier programs may still end. */
  hasStarted: boolean;
}
declare global {
  interface Window {
    measured: Measured;
  }
}

function startMeasuring(): void {
  const lastFrame = performance.now();
  const scroll = { page: scrollY, editor: 0 };
  window.measured = { frames: [], lastFrame, errors: [], history: history.length, scroll, hasStarted: false };
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

/** @returns true if the editor is open */
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
  // Simulates select all and paste: the editor handles these events the same as the reader's in every browser.
  const selectAll = { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true, bubbles: true, cancelable: true };
  editor?.dispatchEvent(new KeyboardEvent('keydown', selectAll));
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
  // Firefox clears a DataTransfer created by a script.
  Object.defineProperty(paste, 'clipboardData', { value: { getData: () => code } });
  editor?.dispatchEvent(paste);
  const { lastFrame, scroll } = window.measured;
  window.measured = { frames: [], lastFrame, errors: [], history: history.length, scroll, hasStarted: false };
  const section = document.getElementById(example);
  const starts = new MutationObserver(() => {
    if (section?.querySelector('.pb-live')?.ariaBusy) {
      starts.disconnect();
      window.measured.hasStarted = true;
      // By now, the editor has scrolled to the end of the pasted code.
      window.measured.scroll = { page: scrollY, editor: editor?.getBoundingClientRect().top ?? 0 };
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

/** @param observed its `gapMs` is how long to wait for the next paint */
async function observe({
  example,
  code,
  gapMs
}: {
  example: string;
  code: string;
  gapMs: number;
}): Promise<Observation> {
  const live = document.querySelector<HTMLElement>(`#${example} [data-live]`);
  const editor = document.querySelector<HTMLElement>(`#${example} .cm-content`);
  const shownText = (selector: string): string =>
    [...(live?.querySelectorAll<HTMLElement>(selector) ?? [])]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent)
      .join('\n');
  const text = [...(editor?.querySelectorAll('.cm-line') ?? [])].map(({ textContent }) => textContent).join('\n');
  const { frames, lastFrame, errors, history: entries, scroll } = window.measured;
  const longestGapMs = Math.max(performance.now() - lastFrame, ...frames);
  // The browser keeps what the reader sees in place when it draws, which a costly program delays.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, gapMs);
  });
  const kept = [indexedDB.databases(), caches.keys(), navigator.serviceWorker.getRegistrations()];
  const keptCount = (await Promise.all(kept)).flat().length;
  const editorTop = editor?.getBoundingClientRect().top ?? 0;
  return {
    state: live?.dataset['live'] ?? 'none',
    message: shownText('.pb-preview-error') || shownText('.pb-live-message'),
    console: shownText('.pb-console'),
    // The page may not have painted yet.
    longestGapMs,
    arrived: text.slice(code.trimEnd().length).trim(),
    historyEntries: history.length - entries,
    scrolled: Math.round(Math.min(Math.abs(scrollY - scroll.page), Math.abs(editorTop - scroll.editor))),
    focused: document.activeElement === editor ? 'editor' : (document.activeElement?.localName ?? 'nothing'),
    isSamePage: document.title.includes('Badge'),
    stored: localStorage.length + document.cookie.length + keptCount,
    errors
  };
}
