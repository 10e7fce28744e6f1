import { expect, it } from 'vitest';

import { mayMatch, requiredClasses } from '../../../src/bundle/styles/matchingRules.ts';

it.each([
  ['.menu{color:red}', false],
  ['.card{color:red}', true],
  ['.menu .card,.menu.m-flat{color:red}', false],
  ['.menu,.card .title{color:red}', true],
  ['@media print{.menu{color:red}.card{color:red}}', true],
  ['.card.title{color:red}', false],
  ['.card .title.m-large{color:red}', true],
  ['.card:not(.menu){color:red}', true],
  [':is(.menu,.card){color:red}', true],
  [':root{--size:1px}', true],
  ['@keyframes turn{to{rotate:1turn}}', false]
])('finds whether rules may match a document with a card: %s', (css, expected) => {
  expect(mayMatch(requiredClasses(css), [new Set(['card']), new Set(['title', 'm-large'])])).toBe(expected);
});
