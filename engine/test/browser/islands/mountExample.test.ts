// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test } from 'vitest';

import { isLoadFailure, suppressInitialFocus } from '../../../src/browser/islands/mountExample.ts';

describe('suppressInitialFocus', () => {
  document.body.innerHTML = '<input id="own"><div data-preview><input id="example"></div>';

  let page = new AbortController();
  afterEach(() => {
    page.abort();
    page = new AbortController();
  });

  function focusedAfter(id: string): string {
    document.querySelectorAll('input').forEach((input) => input.blur());
    document.getElementById(id)?.focus();
    return document.activeElement?.id ?? '';
  }

  test('blocks focus by an example that starts, but not by the rest of the page', () => {
    suppressInitialFocus(page.signal);
    expect(focusedAfter('example')).toBe('');
    expect(focusedAfter('own')).toBe('own');
  });

  /** Dispatches an event of the reader's, or of a script. */
  function dispatch(type: string, isTrusted: boolean): void {
    dispatchEvent(Object.defineProperty(new Event(type), 'isTrusted', { value: isTrusted }));
  }

  test.for(['pointerdown', 'keydown', 'touchstart', 'click', 'input'])(
    'ends with a %s by the reader or assistive technology',
    (act) => {
      suppressInitialFocus(page.signal);
      dispatch(act, false);
      expect(focusedAfter('example')).toBe('');
      dispatch(act, true);
      expect(focusedAfter('example')).toBe('example');
    }
  );

  test('does not start again after it has ended', () => {
    suppressInitialFocus(page.signal);
    dispatch('keydown', true);
    expect(focusedAfter('example')).toBe('example');
    // While later examples of the page start.
    suppressInitialFocus(page.signal);
    expect(focusedAfter('example')).toBe('example');
  });

  test('starts again on the next page', () => {
    const last = new AbortController();
    suppressInitialFocus(last.signal);
    last.abort();
    expect(focusedAfter('example')).toBe('example');
    suppressInitialFocus(page.signal);
    expect(focusedAfter('example')).toBe('');
  });
});

it.each([
  'Failed to fetch dynamically imported module: https://example.org/assets/knob-1.js',
  'error loading dynamically imported module: https://example.org/assets/knob-1.js',
  'Importing a module script failed.'
])("recognizes failed module imports by each browser's message: %s", (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

it.each([new TypeError('x is not a function'), new Error('Importing a module script failed.'), 'text', null])(
  'does not match errors thrown by modules: %s',
  (error) => {
    expect(isLoadFailure(error)).toBe(false);
  }
);
