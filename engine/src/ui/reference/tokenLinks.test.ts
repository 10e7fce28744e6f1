import { describe, expect, it } from 'vitest';

import { tokenAddressIn, tokenLinksOf } from './tokenLinks.ts';
import type { LinkedText, ThemedValueView } from './view.ts';

const token = (text: string) => ({ text, href: `/tokens#${text}`, definition: null });

const value = (...steps: LinkedText[]): ThemedValueView => ({ themes: [], value: '', isColor: false, steps });

const RED = token('--acme-t--red');
const BLUE = token('--acme-t--blue');

describe('the tokens that a table links', () => {
  it.each<[string, ThemedValueView[], ReturnType<typeof tokenLinksOf>]>([
    [
      'are all names with a beginning',
      [value(['var(', RED, ')'], [BLUE, ' --acme-button'])],
      { page: '/tokens', names: '--acme-t--' }
    ],
    [
      'are named if others begin like them',
      [value([RED], [BLUE]), value([RED], ['--acme-t--unknown'])],
      { page: '/tokens', names: ['--acme-t--red', '--acme-t--blue'] }
    ],
    ['are named if there is only one', [value([RED])], { page: '/tokens', names: ['--acme-t--red'] }],
    ['are none', [value(['--acme-t--unknown'])], null]
  ])('%s', (_, values, links) => {
    expect(tokenLinksOf(values)).toEqual(links);
    const addressOf = tokenAddressIn(links);
    for (const part of values.flatMap(({ steps }) => steps.flat())) {
      const name = typeof part === 'string' ? part.trim() : part.text;
      expect(addressOf(name)).toBe(typeof part === 'string' ? null : part.href);
    }
  });
});
