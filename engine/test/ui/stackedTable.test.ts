import { describe, expect, it } from 'vitest';

import { loadApp } from '../../src/site/documents/loadApp.ts';
import { makeSource, proseBlock } from './acme.ts';
import { parse } from './parse.ts';

const app = await loadApp();

function tableOf(html: string): Element {
  const body = app.renderBody(makeSource({ blocks: [proseBlock(html)] }), { previewOf: () => undefined });
  return parse(body).querySelector('table') as Element;
}

const HEAD = '<thead><tr><th>Failure</th><th>Place</th><th>Component</th></tr></thead>';
const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;

describe('a table with three columns', () => {
  const table = tableOf(
    `<table>${HEAD}<tbody>${row('One', 'Below <b>it</b>', 'Text')}${row('Two', 'Above', 'Bar')}</tbody></table>`
  );

  it('names the column of each cell, except those that name the row', () => {
    expect(table.classList.contains('pb-stacked')).toBe(true);
    expect([...table.querySelectorAll('td')].map((cell) => cell.getAttribute('data-column'))).toEqual([
      ...[null, 'Place', 'Component'],
      ...[null, 'Place', 'Component']
    ]);
    expect(table.querySelector('td + td')?.innerHTML).toBe('<div>Below <b>it</b></div>');
  });

  it('keeps its semantics where its rows are blocks', () => {
    const roles = [...table.querySelectorAll('*'), table].map((element) => element.getAttribute('role'));
    expect([...new Set(roles.filter((role) => role !== null))].toSorted()).toEqual([
      ...['cell', 'columnheader', 'row', 'rowgroup', 'table']
    ]);
  });
});

it('cells of the first column are named, too, where they don’t tell rows apart', () => {
  const table = tableOf(`<table>${HEAD}<tbody>${row('One', 'a', 'b')}${row('One', 'c', 'd')}</tbody></table>`);
  expect(table.querySelector('td')?.getAttribute('data-column')).toBe('Failure');
});

it.each([
  ['two columns', '<thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody>'],
  ['cells that span several columns', `${HEAD}<tbody><tr><td colspan="2">a</td><td>b</td></tr></tbody>`],
  ['rows that span several rows', `${HEAD}<tbody><tr><td rowspan="2">a</td><td>b</td><td>c</td></tr></tbody>`],
  ['no names of columns', `<tbody>${row('a', 'b', 'c')}</tbody>`]
])('a table with %s stays a table', (_, content) => {
  expect(tableOf(`<table>${content}</table>`).getAttribute('class')).toBeNull();
});
