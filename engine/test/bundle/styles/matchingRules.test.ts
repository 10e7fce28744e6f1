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
  [':is(.menu,.list){color:red}', false],
  ['.card:where(.m-flat,.m-large){color:red}', false],
  ['.title:is(.m-flat,.m-large){color:red}', true],
  [':is(.menu li,.card li).m-large{color:red}', true],
  [':is(.menu li,.list li).m-large{color:red}', false],
  [':is(.card>.title:is(.m-large,.m-flat),.menu) a{color:red}', true],
  ['.title:is(.m-large,button){color:red}', true],
  ['.title:is(:hover,:focus){color:red}', true],
  [`${':is(.menu,.list)'.repeat(7)}{color:red}`, false],
  [':root{--size:1px}', true],
  ['@keyframes turn{to{rotate:1turn}}', false]
])('finds whether rules may match a document with a card: %s', (css, expected) => {
  expect(mayMatch(requiredClasses(css), [new Set(['card']), new Set(['title', 'm-large'])])).toBe(expected);
});
