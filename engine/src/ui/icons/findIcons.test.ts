import { describe, expect, it } from 'vitest';

import { createIconFinder } from './findIcons.ts';
import { makeIcon } from '../../../test/support/makeIcon.ts';

const ICONS = [
  makeIcon({ name: 'address-book', component: 'AddressBookIcon', keywords: ['address', 'book'] }),
  makeIcon({ name: 'cog', component: 'CogIcon', keywords: ['cog', 'settings', 'gear'] }),
  makeIcon({ name: 'plus', component: 'PlusIcon', keywords: ['plus', 'add', 'new'] }),
  makeIcon({ name: 'thumbs-up', component: 'ThumbsUpIcon', keywords: ['thumbs', 'up', 'like'], group: 'Hands' }),
  makeIcon({ name: 'up', component: 'UpIcon', keywords: ['up', 'thumbs up'] })
];

const find = createIconFinder(ICONS);
const names = (query: string): string[] => find(query).map(({ name }) => name);

describe('the search for icons', () => {
  it.each([
    ['by meaning', 'settings', ['cog']],
    ['by the component, however it is written', 'addressbookICON', ['address-book']],
    ['by every word of the query', 'thumbs like', ['thumbs-up']],
    ['by words of a meaning', 'thumbs', ['thumbs-up', 'up']],
    ['with whole words before beginnings of words', 'add', ['plus', 'address-book']],
    ['with the very name first', 'up', ['up', 'thumbs-up']],
    ['with the very name first, spaces for dashes', 'thumbs up', ['thumbs-up', 'up']],
    ['not in the middle of words for short queries', 'og', []],
    ['in the middle of names for longer ones', 'ook', ['address-book']],
    ['for nothing that is not there', 'zebra', []]
  ])('finds %s', (_, query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('shows all in their order without a query', () => {
    expect(names('  ')).toEqual(ICONS.map(({ name }) => name));
  });
});
