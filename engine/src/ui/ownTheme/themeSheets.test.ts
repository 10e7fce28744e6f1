// @vitest-environment happy-dom
import { expect, it } from 'vitest';

import { repeatDependents } from './rootRules.ts';
import { declarationsIn, pageThemeSheet } from './themeSheets.ts';
import { readThemeFragment, themeFragment } from './themeLink.ts';

const DECLARATIONS = [
  { property: '--a', value: '1', themes: null },
  { property: '--a', value: '2', themes: ['b'] },
  { property: '--b', value: '3', themes: ['b'] }
];

it('writes the last value of each name, in each theme', () => {
  expect([...declarationsIn(DECLARATIONS, 'a')]).toEqual([['--a', '1']]);
  expect([...declarationsIn(DECLARATIONS, 'b')]).toEqual([
    ['--a', '2'],
    ['--b', '3']
  ]);
  const root = ':root:root:root:root';
  expect(pageThemeSheet(DECLARATIONS, ['a', 'b', 'c'], ' :where(p)')).toBe(
    `${root}[data-in-theme='a'] :where(p), ${root}[data-in-theme='c'] :where(p) { --a: 1; }\n` +
      `${root}[data-in-theme='b'] :where(p) { --a: 2; --b: 3; }`
  );
});

it('repeats what the page makes of changed names, and nothing else', () => {
  const rules = [
    {
      around: ['@layer base', '@media print'],
      selector: ':root',
      declarations: [
        ['--brand', 'var(--blue)'],
        ['--link', 'var( --brand, red)'],
        ['--space', '1rem']
      ]
    },
    { around: [], selector: '.dark', declarations: [['--space', '2rem']] }
  ] as const;
  expect(repeatDependents(rules, new Set(['--blue']), 'p')).toBe(
    '@layer base { @media print { :is(:root) :where(p) { --brand: var(--blue); --link: var( --brand, red); } } }'
  );
});

it('puts a theme into an address, and takes it from there', async () => {
  const css = ':root { --a: "ü"; }\n';
  const fragment = (await themeFragment(css)) ?? '';
  expect(fragment).toMatch(/^#theme=[\w-]+$/);
  expect(await readThemeFragment(fragment)).toBe(css);
  expect(await readThemeFragment(fragment.slice(0, -3))).toBeNull();
  expect(await readThemeFragment('#theme=')).toBeNull();
  expect(await readThemeFragment('#theme=<b>')).toBeNull();
  const bomb = await themeFragment('a'.repeat(1_000_000));
  expect(bomb === null ? null : await readThemeFragment(bomb)).toBeNull();
  const noise = Array.from({ length: 9000 }, (_, index) => ((index * 7919) % 9973).toString(36)).join('');
  expect(await themeFragment(noise)).toBeNull();
});
