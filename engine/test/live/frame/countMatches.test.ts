// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { countMatches } from '../../../src/live/frame/countMatches.ts';
import type { ElementQuery } from '../../../src/live/frame/protocol.ts';

const query = (changes: Partial<ElementQuery>): ElementQuery => ({ selector: 'p', text: null, styles: {}, ...changes });
const count = (changes: Partial<ElementQuery>): number | undefined => countMatches([query(changes)])[0];

beforeEach(() => {
  document.body.innerHTML = `
    <p style="color: red; --gap: 4px; padding-top: var(--gap)">One   knob</p>
    <p style="color: blue; --gap: 9px; --space:  8px  8px">Two knobs</p>`;
});
afterEach(() => vi.unstubAllGlobals());

it('counts elements by selector and text', () => {
  expect(
    countMatches([query({}), query({ text: 'One knob' }), query({ text: 'one' }), query({ selector: 'b' })])
  ).toEqual([2, 1, 0, 0]);
});

it('matches nothing for an invalid selector', () => {
  expect(count({ selector: 'p >' })).toBe(0);
});

it('compares computed values', () => {
  expect(count({ styles: { color: 'red' } })).toBe(1);
  expect(count({ styles: { color: 'green' } })).toBe(0);
  expect(count({ styles: { color: 'red', 'padding-top': '4px' } })).toBe(1);
  expect(count({ styles: { color: 'blue', 'padding-top': '4px' } })).toBe(0);
});

it('compares custom properties as text', () => {
  expect(count({ styles: { '--space': '8px 8px' } })).toBe(1);
  expect(count({ styles: { '--gap': '8px' } })).toBe(0);
});

it('reads variables in the expected value from the element', () => {
  expect(count({ styles: { 'padding-top': 'var(--gap)' } })).toBe(1);
});

it('never matches a variable that does not exist', () => {
  expect(count({ styles: { '--missing': 'var(--missing-too)' } })).toBe(0);
});

it('never matches a value that the browser does not support', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  expect(count({ styles: { color: 'red' } })).toBe(0);
});

it('leaves nothing in the document', () => {
  const before = document.documentElement.innerHTML;
  count({ styles: { color: 'red' } });
  expect(document.documentElement.innerHTML).toBe(before);
});
