import { expect, it } from 'vitest';

import { dividePageSheets } from '../../../src/site/documents/pageSheets.ts';

const stylesOf = (length: number) => ({
  sheetsOfHtml: () => new Set(['card.css']),
  matching: (files: readonly string[]) => files.filter((file) => file === 'table.css'),
  inOrder: (files: Iterable<string>, present: Iterable<string>) => {
    const known = new Set(present);
    return [...new Set(files)].filter((file) => !known.has(file)).sort();
  },
  bundle: () => ({ css: ' '.repeat(length), assets: [] })
});

const INPUT = {
  html: '',
  sheets: ['prose.css'],
  exampleSheets: ['table.css', 'menu.css', 'card.css', 'button.css', 'prose.css']
};

it('divides the sheets of examples by whether the page shows what they are for', () => {
  expect(dividePageSheets(stylesOf(50_000), INPUT, new Set(['button.css']))).toEqual({
    own: ['card.css', 'prose.css', 'table.css'],
    late: ['menu.css']
  });
});

it('does not divide them for few rules', () => {
  expect(dividePageSheets(stylesOf(500), INPUT, new Set(['button.css']))).toEqual({
    own: ['card.css', 'menu.css', 'prose.css', 'table.css'],
    late: []
  });
});
