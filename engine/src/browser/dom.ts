import { anchorOf } from './links.ts';
import { ANNOUNCER_ID } from '../core/interfaceIds.ts';

/** Announces a text to screen readers. An open dialog makes the page's live region inert, so its own one is used. */
export function announce(text: string): void {
  const announcer = document.querySelector('dialog[open] .pb-announcer') ?? document.getElementById(ANNOUNCER_ID);
  if (announcer) {
    announcer.textContent = text;
  }
}

/** Moves the focus to the anchor's element, or to the page's heading. */
export function focusHeading(main: HTMLElement, hash: string): void {
  const target = anchorOf(hash) ?? main.querySelector<HTMLElement>('h1') ?? main;
  if (target.tabIndex < 0) {
    target.tabIndex = -1;
  }
  target.focus({ preventScroll: true });
}

/** The open dialog of the page, if any. */
export function openDialogElement(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>('dialog[open]');
}

/** Delay in browsers without `requestIdleCallback`: long enough for what else the page starts at the same time. */
const IDLE_MS = 50;

/** Calls back when the browser is idle. Safari has no `requestIdleCallback`. */
export function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(action);
  } else {
    setTimeout(action, IDLE_MS);
  }
}

/**
 * Shows a progress bar at the top of the window; the style sheet delays its appearance.
 * @returns function that removes the bar
 */
export function showProgress(): () => void {
  const bar = createElement('div', 'pb-progress');
  document.body.append(bar);
  return () => bar.remove();
}

/**
 * Keeps forms without an address, as those of examples, from loading the page again: Enter in an only field submits a
 * form, which many programs don't handle.
 */
export function keepPageOnSubmit(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (form instanceof HTMLFormElement && !form.hasAttribute('action') && form.method !== 'dialog') {
      event.preventDefault();
    }
  });
}

/** Creates an element with a class and a text. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = ''
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

/** Creates a button of the library, which can be pressed once. @param kind class names of its variant */
export function createButton(label: string, kind: string, onPress: () => void): HTMLButtonElement {
  const button = createElement('button', `pf-v6-c-button ${kind}`, label);
  button.type = 'button';
  button.addEventListener('click', onPress, { once: true });
  return button;
}

/** Calls back when the next frame has been drawn. */
export function afterNextFrame(action: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(action));
}
