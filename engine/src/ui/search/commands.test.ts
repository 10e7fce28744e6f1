// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';

import { commandsFor } from './commands.ts';
import { makeAnswer, makeResult } from './testAnswers.ts';

const example = (title: string, ...place: string[]) =>
  makeResult('example', title, { standalone: '/components/menu/x', place: ['Components', ...place] });
const component = (title: string) => makeResult('component', title, { importLine: `import ${title}` });

const titlesFor = (query: string, ...results: ReturnType<typeof makeResult>[]) =>
  commandsFor(query, makeAnswer(results), { releaseNotes: '/releases' }).map(({ title }) => title);

describe('commands of results', () => {
  it('are offered for a name or the beginnings of its words', () => {
    expect(titlesFor('menu', component('Menu'))).toEqual(['Copy import of Menu']);
    expect(titlesFor('tog men', component('MenuToggle'))).toEqual(['Copy import of MenuToggle']);
    expect(titlesFor('menu in order', example('Menu in order'))).toEqual(['Open example “Menu in order” full screen']);
    expect(titlesFor('menu bordered', example('Bordered', 'Menu'))).toEqual(['Open example “Bordered” full screen']);
  });

  it('are left out for results with a similar word, with one word of several, or of a page that is named', () => {
    expect(titlesFor('danger border', example('Menu in order', 'Actions'))).toEqual([]);
    expect(titlesFor('disable row selection', component('EditableSelectInputCell'))).toEqual([]);
    expect(titlesFor('menu', example('Basic', 'Menu'))).toEqual([]);
  });

  it('skip results that are not named', () => {
    expect(titlesFor('menu', component('Men'), component('MenuList'))).toEqual(['Copy import of MenuList']);
  });
});

it('tells commands that are named from those with another word for it', () => {
  const named = (query: string) =>
    commandsFor(query, makeAnswer([]), { releaseNotes: null }).map(({ id, isNamed }) => [id, isNamed]);
  expect(named('direction')).toEqual([['patternbook-direction rtl', true]]);
  expect(named('bidi')).toEqual([['patternbook-direction rtl', false]]);
  expect(named('direct danger')).toEqual([]);
});
