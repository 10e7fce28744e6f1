import type { TokenGroupView, TokenTableView, TokenView } from '../../ui/index.ts';
import { THEME_NAMES, type ThemeName } from '../../reference/design/theme.ts';
import type { Token, Tokens } from '../../reference/tokens/schema.ts';
import type { CssVariablesPlace } from './cssVariablesPlaces.ts';
import { themedValuesView } from './themedValuesView.ts';

/** Title of the tokens that the configuration puts into no category. */
const OTHER = 'Other';

/** Numbers in names count as numbers. */
const byName = new Intl.Collator('en', { numeric: true });

const THEME_TITLES: Record<ThemeName, string> = {
  light: 'light',
  dark: 'dark',
  highContrast: 'high contrast',
  highContrastDark: 'dark high contrast'
};

/** Prepares all tokens for their page: categories and tokens by name, as readers look for them. */
export function tokenTableView(data: Tokens, placeOf: CssVariablesPlace): TokenTableView {
  const names = new Set(data.tokens.map(({ name }) => name));
  const anchorOf = (name: string): string | null => (names.has(name) ? `#${name}` : null);
  const sorted = data.tokens.toSorted((a, b) => byName.compare(a.name, b.name));
  const groups = Map.groupBy(sorted, ({ category }) => category ?? OTHER);
  const titles = [...data.categories.toSorted(byName.compare), OTHER];
  return {
    groups: titles.flatMap((title): TokenGroupView[] => {
      const tokens = groups.get(title);
      const own = wordsOf(title);
      return tokens ? [{ anchor: `tokens-${own}`, slug: own, title, tokens: tokens.map(tokenView) }] : [];
    }),
    layers: data.layers.flatMap((layer) => {
      const count = data.tokens.filter((token) => token.layer === layer).length;
      return count === 0 ? [] : [{ value: layer, label: layer.charAt(0).toUpperCase() + layer.slice(1), count }];
    })
  };

  function tokenView(token: Token): TokenView {
    const { name, layer, definedIn, uses } = token;
    return {
      name,
      layer,
      values: themedValuesView(token, anchorOf),
      onlyIn: definedIn.length === THEME_NAMES.length ? [] : definedIn.map((theme) => THEME_TITLES[theme]),
      importLine: importLine(token, data.script),
      tokens: uses.tokens,
      sheets: uses.sheets.map(({ prefix }) => ({ prefix, href: placeOf(prefix) }))
    };
  }
}

/** As in addresses; the rules for the names of pages would make "Z-index" a single letter. */
function wordsOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

function importLine({ token }: Token, script: Tokens['script']): string | null {
  return token === null || script === null
    ? null
    : `import ${token} from '${[script.package, script.folder, token].filter((part) => part !== '').join('/')}';`;
}
