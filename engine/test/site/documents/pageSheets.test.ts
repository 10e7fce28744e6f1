import path from 'node:path';

import { expect, it } from 'vitest';

import type { ElementClasses } from '../../../src/bundle/styles/matchingRules.ts';
import { dividePageSheets } from '../../../src/site/documents/pageSheets.ts';

/** @param length of each sheet */
const stylesOf = (length: number) => ({
  sheetsOf: () => new Set(['card.css', 'label.css']),
  isReduced: (file: string) => ['label.css', 'tabs.css'].includes(file),
  lacksRules: (file: string, elements: ElementClasses) =>
    file === 'label.css' && elements.some((classes) => classes.has('m-red')),
  matching: (files: readonly string[], elements: ElementClasses) =>
    files.filter(
      (file) => file === 'table.css' || elements.some((classes) => classes.has(path.basename(file, '.css')))
    ),
  inOrder: (files: Iterable<string>, present: Iterable<string>) => {
    const known = new Set(present);
    return [...new Set(files)].filter((file) => !known.has(file)).sort();
  },
  measure: (files: Iterable<string>) =>
    [...new Set(files)].sort().map((file) => ({ file, layer: 'components', length }))
});

const INPUT = {
  html: '<p class="label">',
  sheets: ['prose.css'],
  exampleSheets: ['table.css', 'menu.css', 'card.css', 'button.css', 'prose.css']
};

it('divides the sheets of examples by whether the page shows what they are for', () => {
  expect(dividePageSheets(stylesOf(50_000), INPUT, new Set(['button.css', 'label.css']))).toEqual({
    own: [['card.css', 'prose.css', 'table.css']],
    late: [['menu.css']],
    forced: []
  });
});

const INTERFACE = new Set(['button.css', 'label.css', 'tabs.css']);

it('leaves the interface’s reduced sheets at that if their rules suffice', () => {
  expect(dividePageSheets(stylesOf(50_000), { ...INPUT, exampleSheets: [] }, INTERFACE)).toEqual({
    own: [['card.css', 'prose.css']],
    late: [],
    forced: []
  });
});

it('adds reduced sheets for what the page shows, and later those for what examples may show', () => {
  const input = { html: '<p class="label m-red">', sheets: [], exampleSheets: ['tabs.css'] };
  expect(dividePageSheets(stylesOf(50_000), input, INTERFACE)).toEqual({
    own: [['card.css', 'label.css']],
    late: [['tabs.css']],
    forced: []
  });
  expect(dividePageSheets(stylesOf(500), input, INTERFACE)).toEqual({
    own: [['card.css', 'label.css', 'tabs.css']],
    late: [],
    forced: []
  });
});

it('does not divide them for few rules', () => {
  expect(dividePageSheets(stylesOf(500), INPUT, new Set(['button.css', 'label.css']))).toEqual({
    own: [['card.css', 'menu.css', 'prose.css', 'table.css']],
    late: [],
    forced: []
  });
});

it('finds the sheets for the examples that force states, also among those of the interface', () => {
  const html =
    '<i class="tabs"></i><div data-root=""><b class="menu"></b></div>' +
    '<div data-root=""><span data-force="hover"><b class="button m-small"></b></span><b class="card"></b></div>';
  expect(dividePageSheets(stylesOf(500), { ...INPUT, html }, INTERFACE).forced).toEqual([
    'button.css',
    'card.css',
    'table.css'
  ]);
});
