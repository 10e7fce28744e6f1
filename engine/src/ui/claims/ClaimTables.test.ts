import { describe, expect, it } from 'vitest';

import { writeFiles } from '../../../test/content/support/writeFiles.ts';
import { markdownComponents, propsOf, renderMarkdown } from '../../../test/support/markdown.ts';
import { exampleBlock, makePage, makeSource } from '../../../test/ui/acme.ts';
import { parse, texts } from '../../../test/ui/parse.ts';
import { claimsSchema } from '../../examples/claims/claimsSchema.ts';
import { standaloneExamples } from '../../examples/siteExamples.ts';
import type { ExampleLink } from './ClaimTables.tsx';

const { KeyboardTable, RolesTable } = markdownComponents;

const example = { title: 'Basic', href: '/components/knob#basic' };

const { roles, keys } = claimsSchema.parse({
  roles: [
    {
      part: 'Scale with `value`',
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

/** Texts of elements outside of what is folded away. */
function open(document: Document, selector: string): string[] {
  const shown = [...document.querySelectorAll(selector)].filter((element) => !element.closest('.pb-claim-evidence'));
  return shown.map(({ textContent }) => textContent);
}

describe('the table of roles', () => {
  const document = parse(
    renderMarkdown(RolesTable, {
      rows: roles.map((claim) => ({ claim, example, said: null })),
      title: 'Knob',
      speech: null
    })
  );

  it('names each part and its role', () => {
    expect(open(document, 'tbody tr > *')).toEqual([
      'Scale with valueSet value.',
      'slider',
      'aria-label',
      'disabled: not setvaluetext: 3 of 10'
    ]);
    expect(texts(document, 'tbody th code')).toEqual(['value', 'value', 'value']);
  });

  it('folds away the example with its literal names', () => {
    expect(texts(document, 'details:not([open]) > summary')).toEqual(['One part', 'Evidence: one automated test']);
    expect(texts(document, '.pb-claim-evidence tbody tr > *')).toEqual([
      'Scale with value',
      '“Volume <1>”Description: “From soft to loud.”',
      'Basic'
    ]);
    const names = [...document.querySelectorAll('table')].map((table) => table.getAttribute('aria-label'));
    expect(names).toEqual(['Roles, names, and states: Knob', 'Evidence. Roles, names, and states: Knob']);
    expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/components/knob#basic');
  });

  it('shows the first parts of a long table, and the others on request', () => {
    const [claim] = roles as [(typeof roles)[number]];
    const rowsOf = (count: number) => Array.from({ length: count }, () => ({ claim, example, said: null }));
    const table = (count: number): Document =>
      parse(renderMarkdown(RolesTable, { rows: rowsOf(count), title: 'Knob', speech: null }));
    expect(table(7).querySelector('.pb-claim-rest')).toBeNull();
    const rest = table(8).querySelector('.pb-claim-fold > .pb-claim-rest:not([open])');
    expect(rest && texts(rest, 'summary')).toEqual(['3 more parts']);
    expect(rest?.querySelectorAll('tbody tr')).toHaveLength(3);
    expect(rest?.querySelector('table')?.getAttribute('aria-label')).toBe(
      'Roles, names, and states: Knob, 3 more parts'
    );
    expect(rest?.previousElementSibling?.querySelectorAll('tbody tr')).toHaveLength(5);
  });

  it('labels each cell with its column', () => {
    const cells = [...document.querySelectorAll('tbody td')].filter((cell) => !cell.closest('.pb-claim-evidence'));
    expect(cells.map((cell) => cell.getAttribute('data-column'))).toEqual(open(document, 'thead th').slice(1));
  });
});

describe('the table of keys', () => {
  it('plays each claim in its example, by a button that says what it shows', () => {
    const document = parse(
      renderMarkdown(KeyboardTable, {
        rows: keys.map((claim) => ({ claim, example, said: null })),
        speech: null,
        title: 'Knob'
      })
    );
    const button = document.querySelector('button');
    expect(button?.getAttribute('aria-label')).toBe('Show me, Shift+Up arrow: Turns it up.');
    expect(button?.hasAttribute('aria-haspopup')).toBe(false);
    expect(JSON.parse(button?.dataset['props'] ?? '')).toMatchObject({
      claim: { example: '/components/knob/basic', key: 'Shift+ArrowUp', steps: [] },
      title: 'Basic'
    });
  });

  it('shows keys as they are labeled on keyboards', () => {
    const document = parse(
      renderMarkdown(KeyboardTable, {
        rows: keys.map((claim) => ({ claim, example, said: null })),
        title: 'Knob',
        speech: null
      })
    );
    expect(open(document, 'kbd')).toEqual(['Shift', 'Up arrow']);
    expect(texts(document, 'tbody td')).toEqual(['Turns it up. Show me', 'slider “Volume <1>”', 'Basic']);
  });

  it('leaves out a role that the sentence names', () => {
    const [claim] = keys as [(typeof keys)[number]];
    const rows = [
      { role: 'slider', does: 'Resets the slider.' },
      { role: 'button', does: 'Skips buttons.' },
      { role: 'link', does: 'Follows it.' }
    ].map(({ role: on, does }) => ({ claim: { ...claim, does, on: { role: on } }, example, said: null }));
    const document = parse(renderMarkdown(KeyboardTable, { rows, title: 'Knob', speech: null }));
    expect(texts(document, 'tbody li')).toEqual([
      'Resets the slider. Show me',
      'Skips buttons. Show me',
      'link: Follows it. Show me'
    ]);
  });

  it('has one row for each key, with what it does on each role', () => {
    const [claim] = keys;
    const rows = [
      { role: 'slider', key: 'Home', does: 'Goes to the start.' },
      { role: 'button', key: 'Enter', does: 'Mutes.' },
      { role: 'slider', key: 'Enter', does: 'Resets.' },
      { role: 'button', key: 'Tab', does: 'Moves on.' },
      { role: 'button', key: 'Tab', does: 'Skips what is disabled.' }
    ].map(({ role: on, key, does }) => ({
      claim: { ...(claim as NonNullable<typeof claim>), key, does, on: { role: on } },
      example,
      said: null
    }));
    const document = parse(renderMarkdown(KeyboardTable, { rows, title: 'Knob', speech: null }));
    const shown = [...document.querySelectorAll('tbody tr')]
      .filter((row) => !row.closest('.pb-claim-evidence'))
      .map((row) => [...texts(row, 'kbd'), ...(row.querySelector('li') ? texts(row, 'li') : texts(row, 'td'))]);
    expect(shown).toEqual([
      ['Home', 'Goes to the start. Show me'],
      ['Enter', 'button: Mutes. Show me', 'slider: Resets. Show me'],
      ['Tab', 'Moves on. Show me', 'Skips what is disabled. Show me']
    ]);
    const buttons = [...document.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));
    expect(buttons.slice(1, 4)).toEqual([
      'Show me, Enter: button: Mutes.',
      'Show me, Enter: slider: Resets.',
      'Show me, Tab: Moves on.'
    ]);
    expect(texts(document, 'details > summary')).toEqual(['Evidence: 5 automated tests']);
    expect(document.querySelectorAll('details tbody tr')).toHaveLength(5);
  });
});

describe('the words of a screen reader', () => {
  const speech = { date: '2026-11-27', orca: '43.1', firefox: '153.8.0', packages: { 'acme-ui': '1.0.0' } };
  const [role] = roles as [(typeof roles)[number]];
  const table = (...said: (readonly string[] | null)[]): Document =>
    parse(
      renderMarkdown(RolesTable, {
        rows: said.map((words) => ({ claim: role, example, said: words })),
        title: 'Knob',
        speech
      })
    );

  it('are quoted with the part', () => {
    const document = table(['Volume slider 3.', '3 of 10'], []);
    expect(texts(document, 'th p:last-child')).toEqual(['Orca: “Volume slider 3. 3 of 10”', 'Orca says nothing.']);
  });

  it('are quoted with what the key does', () => {
    const rows = keys.map((claim) => ({ claim, example, said: ['4 of 10'] }));
    const document = parse(renderMarkdown(KeyboardTable, { rows, title: 'Knob', speech }));
    expect(open(document, 'td')).toEqual(['Turns it up. Show meOrca: “4 of 10”']);
  });

  it('say once that several uses of a key are silent', () => {
    const [claim] = keys as [(typeof keys)[number]];
    const table = (...said: (readonly string[])[]): string[] => {
      const rows = said.map((words, index) => ({ claim: { ...claim, does: `Turns ${index}.` }, example, said: words }));
      const document = parse(renderMarkdown(KeyboardTable, { rows, title: 'Knob', speech }));
      return open(document, 'td p').map((text) => text.trim());
    };
    expect(table([], [])).toEqual(['Orca says nothing each time.']);
    expect(table([], ['4 of 10'])).toEqual(['Orca says nothing.', 'Orca: “4 of 10”']);
  });

  it('have one note on how they were recorded, and on what was not', () => {
    const [note = ''] = texts(table(['Volume'], null, null), '.pb-audit-note');
    expect(note).toContain('Orca 43.1 with Firefox ESR 153.8.0');
    expect(note).toContain('acme-ui 1.0.0');
    expect(note).toContain('NVDA, JAWS, and VoiceOver were not tried');
    expect(note).toMatch(/not recorded yet\.$/);
    expect(texts(table(['Volume']), '.pb-audit-note')[0]).not.toContain('not recorded yet');
    expect(texts(table(['Volume']), '.pb-claim-evidence > summary')).toEqual([
      'Evidence: one automated test, and a screen reader'
    ]);
  });

  it('are missed once in a table without any', () => {
    expect(texts(table(null, null), '.pb-audit-note')).toEqual(['What a screen reader says is not recorded yet.']);
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

const role = { part: 'Scale', example: '/components/knob/basic', is: { role: 'slider' }, says: 'Turns.' };
const key = {
  example: '/components/knob/basic',
  on: { role: 'slider' },
  key: 'Home',
  does: 'Goes to the start.',
  expect: [{ focus: { role: 'slider' } }]
};
const CLAIMS = {
  good: { roles: [role], keys: [key] },
  lost: { roles: [{ ...role, example: '/components/knob/lost' }], keys: [key] },
  odd: { roles: [role], keys: [{ ...key, expect: [] }] }
};

function rowsOf(
  table: typeof RolesTable | typeof KeyboardTable,
  name: string
): readonly { claim: object; example: ExampleLink }[] {
  const files = Object.entries(CLAIMS).map(([file, claims]) => [`${file}.json`, JSON.stringify(claims)]);
  const folder = writeFiles(Object.fromEntries(files) as Record<string, string>);
  const tab = makeSource({ path: '/components/knob', blocks: [exampleBlock()] });
  const places = standaloneExamples({ pages: [makePage({ sources: [tab] })] });
  const imports = [{ local: 'claims', imported: 'default', specifier: `./${name}.json`, line: 1 }];
  const use = {
    attributes: { claims: '{claims}' },
    source: makeSource({ file: `${folder}/accessibility.md`, imports }),
    context: {
      speech: () => null,
      exampleAt: (address: string) => places.find(({ example }) => example.path === address) ?? null
    }
  };
  return table === RolesTable ? propsOf(RolesTable, use).rows : propsOf(KeyboardTable, use).rows;
}

describe('claims tables', () => {
  it.each([RolesTable, KeyboardTable])('link to the examples in their tabs', (table) => {
    const rows = rowsOf(table, 'good');
    expect(rows.map(({ example }) => example)).toEqual([{ title: 'Basic', href: '/components/knob#basic' }]);
  });

  it('have no more props than they show: builds compare all of them', () => {
    expect(rowsOf(RolesTable, 'good').map(({ claim }) => claim)).toEqual([{ ...role, steps: [], states: {} }]);
    expect(rowsOf(KeyboardTable, 'good').map(({ claim }) => claim)).toEqual([{ ...key, steps: [] }]);
  });

  it.each([
    ['lost', /names the example \/components\/knob\/lost, which the site doesn't have/],
    ['odd', /odd\.json:\d+ doesn't fit the schema of claims/],
    ['missing', /needs claims=\{…\} that name a JSON file/]
  ])('reject %s claims', (claims, message) => {
    expect(() => rowsOf(RolesTable, claims)).toThrow(message);
  });
});
