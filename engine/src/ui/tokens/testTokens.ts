import { builtInAxes } from '../../core/builtInAxes.ts';
import { listThemes } from '../../core/themes.ts';
import type { ThemedValueView } from '../reference/view.ts';
import type { TokenGuide, TokenTableProps, TokenTableView } from './TokenTable.tsx';
import type { TokenView } from './tokenView.ts';

export function makeValue(value: string, changes: Partial<ThemedValueView> = {}): ThemedValueView {
  return { themes: [], value, isColor: value.startsWith('#'), steps: [], ...changes };
}

export function makeToken(name: string, value: string, changes: Partial<TokenView> = {}): TokenView {
  return {
    name,
    layer: null,
    values: [makeValue(value)],
    onlyIn: [],
    differences: [],
    importLine: null,
    tokens: [],
    sheets: [],
    ...changes
  };
}

/** Fixture: three tokens, two colors in different layers and a space. */
export const ACME_TOKENS: TokenTableView & Pick<TokenTableProps, 'schemes'> = {
  schemes: [{ light: 'a', dark: 'b' }],
  groups: [
    {
      anchor: 'tokens-color',
      slug: 'color',
      title: 'Color',
      tokens: [
        makeToken('--acme-color-100', '#123456', { layer: 'base', tokens: ['--acme-color-ink'] }),
        makeToken('--acme-color-ink', '#123456', {
          layer: 'semantic',
          values: [
            makeValue('#123456', {
              themes: ['a'],
              steps: [[{ text: '--acme-color-100', href: '#--acme-color-100', definition: null }], ['#123456']]
            }),
            makeValue('#abcdef', { themes: ['b'] })
          ],
          importLine: "import acme_ink from 'acme/tokens/acme_ink';",
          sheets: [
            { prefix: 'acme-knob', href: '/components/knob#css-variables' },
            { prefix: 'acme-hidden', href: null }
          ]
        })
      ]
    },
    {
      anchor: 'tokens-space',
      slug: 'space',
      title: 'Space',
      tokens: [makeToken('--acme-space-small', '0.5rem', { layer: 'semantic', onlyIn: ['dark'] })]
    }
  ],
  layers: [
    { value: 'base', label: 'base', count: 1 },
    { value: 'semantic', label: 'semantic', count: 2 }
  ],
  differences: []
};

/** Light and dark, each with high contrast: `a` to `d`. */
const TEST_THEMES = listThemes(builtInAxes());

/** Guide to a list of tokens. */
export function tokenGuide(tokens: TokenView[], addressOf: TokenGuide['addressOf'] = () => null): TokenGuide {
  return {
    addressOf,
    tokenOf: (name) => tokens.find((token) => token.name === name) ?? null,
    table: { groups: [{ anchor: 'all', slug: 'all', title: 'All', tokens }], layers: [], differences: [] },
    themes: TEST_THEMES,
    ownValues: []
  };
}
