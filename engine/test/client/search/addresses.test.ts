import { describe, expect, it } from 'vitest';

import { addressWords } from '../../../src/client/lazy/search/addressWords.ts';
import { readSearchAddress, searchAddress } from '../../../src/client/lazy/search/searchAddress.ts';

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
  it.each([
    ['/components/buton', 'buton'],
    ['/components/about-modal/', 'about modal'],
    ['/components/about-modal/react-demos', 'about modal'],
    ['/components/AboutModal/design-guidelines', 'About Modal'],
    ['/old/knob.html', 'knob'],
    ['/accessibility', 'accessibility'],
    ['/caf%C3%A9_au%20lait', 'café au lait'],
    ['/%E0%A4%A', 'E0 A4 A'],
    ['/', '']
  ])('%s: %s', (pathname, words) => {
    expect(addressWords(pathname)).toBe(words);
  });
});
