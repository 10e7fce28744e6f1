import { describe, expect, it } from 'vitest';

import { createIconOrder, createPurposeFinder, inOrder } from '../../../src/reference/icons/iconOrder.ts';

const purposes = [
  { name: 'Brands', pattern: '^acme(-|$)', isLast: true },
  { name: 'Status', pattern: '(^|-)check(-|$)', isLast: false },
  { name: 'Actions', pattern: '(^|-)(plus|copy)(-|$)', isLast: false }
];
const groups = [{ name: 'Round', prefix: 'round-' }];

describe('the purpose of an icon', () => {
  const purposeOf = createPurposeFinder(purposes);

  it('is told by words in its name, the first entry first', () => {
    expect(['copy', 'copy-alt', 'acme-plus', 'copyright'].map(purposeOf)).toEqual([
      'Actions',
      'Actions',
      'Brands',
      null
    ]);
  });

  it('comes in the order of the configuration, except for what comes last', () => {
    expect(inOrder(purposes).map(({ name }) => name)).toEqual(['Status', 'Actions', 'Brands']);
  });
});

describe('the order of icons', () => {
  const purposeOf = createPurposeFinder(purposes);
  const icon = (name: string) => ({
    name,
    group: name.startsWith('round-') ? 'Round' : null,
    purpose: purposeOf(name.replace(/^round-/, ''))
  });
  const sorted = (usage: Record<string, string>, ...names: string[]): string[] =>
    names
      .map(icon)
      .toSorted(createIconOrder({ groups, purposes, usage }))
      .map(({ name }) => name);

  it('begins with what is recommended, and ends with logos, also after all groups', () => {
    expect(sorted({ plus: 'Adds.' }, 'acme', 'apple', 'check', 'copy', 'plus', 'round-copy', 'round-apple')).toEqual([
      'plus',
      'check',
      'copy',
      'apple',
      'round-copy',
      'round-apple',
      'acme'
    ]);
  });

  it('is that of names without any purposes', () => {
    const compare = createIconOrder({ groups, purposes: [], usage: {} });
    const named = (name: string) => ({ name, group: null, purpose: null });
    expect(
      ['b', 'c', 'a']
        .map(named)
        .toSorted(compare)
        .map(({ name }) => name)
    ).toEqual(['a', 'b', 'c']);
  });
});
