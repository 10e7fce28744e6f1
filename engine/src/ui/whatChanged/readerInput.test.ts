import { expect, it } from 'vitest';

import { codeFile, readInput } from './readerInput.ts';

it.each([
  ['', null, 'nothing'],
  [' \n', 'a.tsx', 'nothing'],
  ['{"dependencies": {}}', null, 'project'],
  ['\uFEFF{\n  "name": "a"', null, 'project'],
  ['{', null, 'project'],
  ['{ const a = 1; }', null, 'code'],
  ['.card { color: red }', null, 'code'],
  ['import a from "a";', null, 'code'],
  ['{"a": 1}', 'tokens.JSON', 'project'],
  ['{ "a"; }', 'a.js', 'code']
])('takes %j in %j for %s', (text, name, kind) => {
  expect(readInput(text, name).kind).toBe(kind);
});

it('names pasted code by its language', () => {
  expect(codeFile({ text: '.card { color: red }', name: null }).name).toBe('code.css');
  expect(codeFile({ text: '<p class="card">', name: null }).name).toBe('code.html');
  expect(codeFile({ text: '<Card />', name: 'Card.jsx' }).name).toBe('Card.jsx');
});
