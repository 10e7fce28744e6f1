import { expect, it } from 'vitest';

import { readClassStyles } from '../../../src/bundle/styles/classRules.ts';
import { isInLine, displayRules } from '../../../src/bundle/styles/outerDisplay.ts';

const RULES = displayRules(
  readClassStyles([
    '.chip { display: inline-flex } .tag { display: inline-block } .panel { display: grid }',
    '@layer acme { .chip.wide { display: flex } } .box .chip { display: block } .tag:hover { display: block }'
  ])
);

it.each([
  ['an element that flows with its content', '<div class="chip">Text</div>', true],
  ['a block', '<div class="panel">Text</div>', false],
  ['one with a modifier that makes it a block', '<span class="chip wide">Text</span>', false],
  ['one that is a block when it is pressed or elsewhere', '<div class="tag">Text</div>', true],
  ['an element of text without a rule', '<span class="other">Text</span>', true],
  ['any other element without a rule', '<div>Text</div>', false],
  ['a block beside a line', '<span>Text</span><div class="panel"></div>', false],
  ['a line in a block', '<div class="panel"><span>Text</span></div>', false]
])('tells whether the width of %s is that of its content', (_, html, isNarrow) => {
  expect(isInLine(html, RULES)).toBe(isNarrow);
});
