import { afterAll, describe, expect, it } from 'vitest';

import { provideTabs, TWO_IMPLEMENTATIONS } from '../../../test/support/siteTabs.ts';
import { addressWords, likelyPages } from './likelyPages.ts';
import { readSearchAddress, searchAddress } from './searchAddress.ts';
import { makeResult } from './testAnswers.ts';

describe('the address of the results page', () => {
  it.each([
    [{ query: '', kinds: [], section: null }, '/search'],
    [{ query: ' red knob ', kinds: [], section: null }, '/search?q=red+knob'],
    [
      { query: 'a&b', kinds: ['page', 'cssVariable'], section: 'components' },
      '/search?q=a%26b&kind=page&kind=cssVariable&section=components'
    ]
  ] as const)('of %j is %s', (question, address) => {
    expect(searchAddress(question)).toBe(address);
    expect(readSearchAddress(new URL(address, 'https://acme.example').search)).toEqual({
      ...question,
      query: question.query.trim()
    });
  });

  it('may name kinds in one word, and kinds that there are none of', () => {
    expect(readSearchAddress('?kind=token,page,thing&section=')).toEqual({
      query: '',
      kinds: ['page', 'token'],
      section: null
    });
  });
});

describe('addressWords', () => {
  afterAll(provideTabs(TWO_IMPLEMENTATIONS));

  it.each([
    ['/components/buton', 'buton'],
    ['/components/about-modal/', 'about modal'],
    ['/components/about-modal/react-scenes', 'about modal'],
    ['/components/AboutModal/guidelines', 'About Modal'],
    ['/old/knob.html', 'knob'],
    ['/accessibility', 'accessibility'],
    ['/caf%C3%A9_au%20lait', 'café au lait'],
    ['/%E0%A4%A', 'E0 A4 A'],
    ['/', '']
  ])('%s: %s', (pathname, words) => {
    expect(addressWords(pathname)).toBe(words);
  });
});

describe('likelyPages', () => {
  const TITLES = ['Accordion', 'About modal', 'Alert', 'Alert group', 'Data list', 'Note', 'Page'];
  const results = TITLES.flatMap((title) => [makeResult('page', title), makeResult('page', `${title}: Design`)]);

  it.each([
    ['acordion', ['Accordion']],
    ['accord', ['Accordion']],
    ['about modals', ['About modal']],
    ['datalist', ['Data list']],
    ['alert', ['Alert', 'Alert group']],
    ['page', ['Page']],
    ['nope', []],
    ['no such thing', []],
    ['', []]
  ])('of "%s": %j', (words, titles) => {
    expect(likelyPages(words, results).map(({ title }) => title)).toEqual(titles);
  });

  it('are five at most', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((section) => makeResult('page', 'Knob', { section }));
    expect(likelyPages('knob', many)).toHaveLength(3);
  });
});
