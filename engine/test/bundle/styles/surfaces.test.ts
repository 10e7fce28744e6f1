import { expect, it } from 'vitest';

import { readClassStyles } from '../../../src/bundle/styles/classRules.ts';
import { outermostSurfaces, surfaceRules } from '../../../src/bundle/styles/surfaces.ts';

const RULES = surfaceRules(
  readClassStyles([
    `.card { --card--background: var(--ground); background-color: var(--card--background) }
   .card.m-dark { --card--background: var(--dark) }
   :where(:root:not(.theme-glass)) .card.m-plain, :where(:root.theme-glass) .card { --card--background: transparent }
   .theme-dark .card { background: red }
   .card:hover { background: red }
   @media (min-width: 1px) { .text { background: red } }`,
    `@layer parts {
     .list { --list__item--background: var(--ground) }
     .list__item { background: var(--list__item--background) }
     .bar { background: none }
     .chip { background-color: #123456 }
     .loop { --loop: var(--loop); background: var(--loop) }
   }`
  ])
);

it.each([
  ['the color that a class names', '<div class="card">Text</div>', ['--ground']],
  ['that of a variant', '<div class="card m-dark">Text</div>', ['--dark']],
  ['a variant without a color, outside of themes', '<div class="card m-plain">Text</div>', []],
  ['a property of an ancestor', '<ul class="list"><li class="list__item">Text</li></ul>', ['--ground']],
  ['the outermost ones alone', '<div class="card">Text<p class="card m-dark">Text</p></div>', ['--ground']],
  [
    'those that styles of elements name',
    '<div class="card"><p><b style="background-color:var(--stripe)">Text</b></p></div>',
    ['--ground', '--stripe']
  ],
  [
    'no other properties of styles',
    '<div class="card"><b style="--own-background: var(--stripe); background: var(--a) var(--b); color">Text</b></div>',
    ['--ground']
  ],
  [
    'what is in elements without a color',
    '<p class="bar"><b class="chip">Text</b></p><p class="card">Text</p>',
    ['', '--ground']
  ],
  ['pictures', '<div class="card"><img src="a.png" alt=""></div>', ['--ground']],
  ['no ground of an icon', '<i class="card"><svg></svg></i>', []],
  ['no rule with a condition', '<p class="text">Text</p>', []],
  ['no end of a circle', '<p class="loop">Text</p>', ['--loop']],
  ['nothing of unknown classes', '<p class="other">Text</p><p class="">Text</p>', []]
])('finds %s', (_, html, surfaces) => {
  expect([...outermostSurfaces(html, RULES)].sort()).toEqual(surfaces);
});
