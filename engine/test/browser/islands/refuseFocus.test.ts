// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';

import { refuseFocus } from '../../../src/browser/islands/refuseFocus.ts';

document.body.innerHTML = '<input id="own"><div data-preview><input id="example"></div>';

let stop: () => void = () => undefined;
afterEach(() => stop());

function focusedAfter(id: string): string {
  document.querySelectorAll('input').forEach((input) => input.blur());
  document.getElementById(id)?.focus();
  return document.activeElement?.id ?? '';
}

test('an example that starts gets no focus; the rest of the page does', () => {
  stop = refuseFocus();
  expect(focusedAfter('example')).toBe('');
  expect(focusedAfter('own')).toBe('own');
});

test.for(['pointerdown', 'keydown'])('after a %s of the reader an example may take it', (act) => {
  stop = refuseFocus();
  dispatchEvent(new Event(act));
  expect(focusedAfter('example')).toBe('example');
});

test('the next page begins anew', () => {
  refuseFocus()();
  stop = refuseFocus();
  expect(focusedAfter('example')).toBe('');
});
