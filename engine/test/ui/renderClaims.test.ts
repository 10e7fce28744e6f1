import { describe, expect, it } from 'vitest';

import { claimsSchema } from '../../src/examples/claims/claimsSchema.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { parse, texts } from './parse.ts';

const app = await loadApp();
const example = { title: 'Basic', href: '/components/knob#basic' };

const { roles, keys } = claimsSchema.parse({
  roles: [
    {
      part: 'Scale',
      example: '/components/knob/basic',
      is: { role: 'slider', name: 'Volume <1>' },
      nameFrom: 'aria-label',
      description: 'From soft to loud.',
      states: { disabled: null, valuetext: '3 of 10' },
      says: 'Set `value`.'
    }
  ],
  keys: [
    {
      example: '/components/knob/basic',
      on: { role: 'slider', name: 'Volume <1>' },
      key: 'Shift+ArrowUp',
      does: 'Turns it up.',
      expect: [{ focus: { role: 'slider' } }]
    }
  ]
});

describe('the table of roles', () => {
  const document = parse(
    app.renderMarkdownComponent('RolesTable', { rows: roles.map((claim) => ({ claim, example })), title: 'Knob' })
  );

  it('names each part and its role', () => {
    expect(texts(document, 'tbody tr > *')).toEqual([
      'ScaleSet value.',
      'slider',
      'Volume <1> from aria-labelDescription: From soft to loud.',
      'disabled: not setvaluetext: 3 of 10',
      'Basic'
    ]);
    expect(texts(document, 'tbody th code')).toEqual(['value']);
  });

  it('links to the example', () => {
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/components/knob#basic');
  });

  it('labels each cell with its column', () => {
    const columns = [...document.querySelectorAll('tbody td')].map((cell) => cell.getAttribute('data-column'));
    expect(columns).toEqual(texts(document, 'thead th').slice(1));
  });
});

describe('the table of keys', () => {
  it('shows keys as they are labeled on keyboards', () => {
    const document = parse(
      app.renderMarkdownComponent('KeyboardTable', { rows: keys.map((claim) => ({ claim, example })), title: 'Knob' })
    );
    expect(texts(document, 'kbd')).toEqual(['Shift', 'Up arrow']);
    expect(texts(document, 'tbody td')).toEqual(['slider Volume <1>', 'Turns it up.', 'Basic']);
  });
});

describe('the claims schema', () => {
  it.each([
    { what: 'no roles', claims: { roles: [], keys } },
    { what: 'a key that does nothing', claims: { roles, keys: [{ ...keys[0], expect: [] }] } },
    { what: 'an unknown outcome', claims: { roles, keys: [{ ...keys[0], expect: [{ fokus: { role: 'slider' } }] }] } },
    { what: 'an unknown state', claims: { roles: [{ ...roles[0], states: { opened: 'true' } }], keys } }
  ])('rejects $what', ({ claims }) => {
    expect(claimsSchema.safeParse(claims).success).toBe(false);
  });
});
