import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { ExampleLink } from '../../../src/ui/index.ts';
import { keyboardTable, rolesTable } from '../../../src/site/documents/claimsTables.ts';
import type { DocumentContext } from '../../../src/site/documents/documentContext.ts';
import { siteExamples } from '../../../src/examples/siteExamples.ts';
import { exampleBlock, makePage, makeSource } from '../../ui/acme.ts';

const role = { part: 'Scale', example: '/components/knob/basic', is: { role: 'slider' }, says: 'Turns.' };
const key = {
  example: '/components/knob/basic',
  on: { role: 'slider' },
  key: 'Home',
  does: 'Goes to the start.',
  expect: [{ focus: { role: 'slider' } }]
};
const FILES = {
  good: { roles: [role], keys: [key] },
  lost: { roles: [{ ...role, example: '/components/knob/lost' }], keys: [key] },
  odd: { roles: [role], keys: [{ ...key, expect: [] }] }
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'claims-'));
  for (const [name, claims] of Object.entries(FILES)) {
    writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(claims));
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

type Render = (rows: { example: ExampleLink }[], title: string) => string;

function render(table: typeof rolesTable, claims: string): { example: ExampleLink }[] {
  const renderTable = vi.fn<Render>(() => '');
  const tab = makeSource({ path: '/components/knob', blocks: [exampleBlock()] });
  const places = siteExamples({ pages: [makePage({ sources: [tab] })] });
  const context = {
    app: { renderRolesTable: renderTable, renderKeyboardTable: renderTable },
    facts: { exampleAt: (address: string) => places.find(({ example }) => example.path === address) ?? null }
  } as unknown as DocumentContext;
  const imports = [{ local: 'claims', imported: 'default', specifier: `./${claims}.json`, line: 1 }];
  table(context, makeSource({ file: path.join(folder, 'accessibility.md'), imports }), {
    kind: 'component',
    name: 'RolesTable',
    attributes: { claims: '{claims}' },
    location: { file: '/acme/accessibility.md' }
  });
  return renderTable.mock.lastCall?.[0] ?? [];
}

describe('tables of claims', () => {
  it.each([rolesTable, keyboardTable])('link to the examples in their tabs', (table) => {
    const rows = render(table, 'good');
    expect(rows.map(({ example }) => example)).toEqual([{ title: 'Basic', href: '/components/knob#basic' }]);
  });

  it.each([
    ['lost', /names the example \/components\/knob\/lost, which the site doesn't have/],
    ['odd', /odd\.json doesn't fit the schema of claims/],
    ['missing', /needs claims=\{…\} that name a JSON file/]
  ])('refuse %s claims', (claims, message) => {
    expect(() => render(rolesTable, claims)).toThrow(message);
  });
});
