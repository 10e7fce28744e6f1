// @vitest-environment happy-dom
import { afterEach, describe, expect, it, test } from 'vitest';

import { isLoadFailure, suppressInitialFocus } from '../../../src/browser/islands/index.ts';

describe('suppressInitialFocus', () => {
  document.body.innerHTML = '<input id="own"><div data-preview><input id="example"></div>';

  let stop: () => void = () => undefined;
  afterEach(() => stop());

  function focusedAfter(id: string): string {
    document.querySelectorAll('input').forEach((input) => input.blur());
    document.getElementById(id)?.focus();
    return document.activeElement?.id ?? '';
  }

  test('blocks focus by an example that starts, but not by the rest of the page', () => {
    stop = suppressInitialFocus();
    expect(focusedAfter('example')).toBe('');
    expect(focusedAfter('own')).toBe('own');
  });

  test.for(['pointerdown', 'keydown'])('allows an example to take focus after a %s by the reader', (act) => {
    stop = suppressInitialFocus();
    dispatchEvent(new Event(act));
    expect(focusedAfter('example')).toBe('example');
  });

  test('starts again on the next page', () => {
    suppressInitialFocus()();
    stop = suppressInitialFocus();
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
