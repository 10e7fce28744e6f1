import { describe, expect, it } from 'vitest';
import type { Token } from '../../../src/reference/tokens/schema.ts';
import { tokenList } from '../../../src/reference/tokens/tokenList.ts';
import { readSheets } from '../design/readSheets.ts';

const SHEETS = {
  tokens: `
    :root { --t--color--white: #fff; --t--base--100: var(--t--color--white); --t--surface: var(--t--base--100); --other: 1 }
    .dark { --t--surface: var(--t--dark--100); --t--dark--100: black }
    .card { --t--local: 1px }
  `,
  card: '.card { --card--Bg: var(--t--surface); background: var(--card--Bg); color: var(--t--color--white, red) }',
  badge: '.badge { --badge--Bg: var(--t--surface); --badge--Bg--hover: var(--nowhere, var(--t--surface)) }'
};

const { definitions, themes } = readSheets(SHEETS);
const tokens = tokenList({
  definitions,
  parts: definitions.filter(({ sheet }) => sheet !== 'tokens'),
  isToken: (property) => property.startsWith('--t--'),
  themes,
  layers: [
    { name: 'palette', pattern: '^--t--color--' },
    { name: 'base', pattern: '--\\d+$' },
    { name: 'semantic', pattern: '' }
  ],
  categories: [{ name: 'Color', pattern: '--color--' }],
  scriptName: (property) => (property === '--t--surface' ? 't_surface' : null)
});

function token(name: string): Token {
  const found = tokens.find((each) => each.name === name);
  if (!found) {
    throw new Error(`No token ${name}`);
  }
  return found;
}

describe('tokens', () => {
  it("are the root element's custom properties in any theme", () => {
    expect(tokens.map(({ name, layer, category }) => [name, layer, category])).toEqual([
      ['--t--color--white', 'palette', 'Color'],
      ['--t--base--100', 'base', null],
      ['--t--surface', 'semantic', null],
      ['--t--dark--100', 'base', null]
    ]);
    expect(token('--t--surface').definedIn).toBeNull();
    expect(token('--t--dark--100').definedIn).toEqual(['dark', 'dark+high-contrast']);
  });

  it('have their value in each theme and their name in scripts', () => {
    expect(token('--t--surface')).toMatchObject({
      token: 't_surface',
      value: '#fff',
      values: ['--t--base--100', '--t--color--white', '#fff'],
      themes: [{ names: ['dark', 'dark+high-contrast'], value: 'black', values: ['--t--dark--100', 'black'] }]
    });
  });

  it('list their uses: tokens in any theme, and sheets', () => {
    expect(token('--t--dark--100').uses).toEqual({ tokens: ['--t--surface'], sheets: [] });
    expect(token('--t--surface').uses).toEqual({
      tokens: [],
      sheets: [
        { prefix: 'card', isDirect: false, variables: ['--card--Bg'] },
        { prefix: 'badge', isDirect: false, variables: ['--badge--Bg', '--badge--Bg--hover'] }
      ]
    });
    expect(token('--t--color--white').uses).toEqual({
      tokens: ['--t--base--100'],
      sheets: [{ prefix: 'card', isDirect: true, variables: [] }]
    });
  });
});
