import { existsSync } from 'node:fs';
import path from 'node:path';

import * as texts from '../../core/texts.ts';
import { cssVariablesAddress } from '../../core/cssVariablesAddress.ts';
import { shortNumbers } from '../../core/shortNumbers.ts';
import { COLOR_SCHEME, CONTRAST } from '../../core/themes.ts';
import { valueInTheme } from '../../core/valueInTheme.ts';
import { holdsComponent } from '../../content/componentTags.ts';
import type { Site } from '../../model.ts';
import { readThemes, readTokens } from '../../reference/design/designFiles.ts';
import { compareTokenNames } from '../../reference/tokens/tokenOrder.ts';
import type { PublishedTheme } from '../../reference/design/themesFile.ts';
import type { Value } from '../../reference/design/valueSchema.ts';
import { hasToken, type Token, type Tokens } from '../../reference/tokens/schema.ts';
import type {
  ShownValue,
  TokenDifference,
  TokenGroupView,
  TokenGuide,
  TokenTableView,
  TokenView
} from '../../ui/index.ts';
import { themedValuesView } from '../../ui/reference/themedValues.ts';
import type { EngineComponentName } from './siteComponents.ts';

const NO_TABLE: TokenTableView = { groups: [], layers: [], differences: [] };

/**
 * Reads the tokens of a site.
 * @param designFolder folder of the files about the design system, laid out by address
 */
export function createTokenGuide(site: Site, designFolder: string): TokenGuide {
  const place = tokenTablePath(site);
  const tokens = readTokens(designFolder);
  const themes = readThemes(designFolder);
  const ownValues = loneValues(themes).map(({ value, label }) => ({ value, label }));
  if (tokens === null) {
    return { addressOf: () => null, tokenOf: () => null, table: NO_TABLE, themes, ownValues };
  }
  const names = new Set(tokens.tokens.map(({ name }) => name));
  const hasRows = (prefix: string): boolean => existsSync(path.join(designFolder, cssVariablesAddress(prefix)));
  const table = tokenTableView(tokens, themes, cssVariablesPlaces(site, hasRows));
  const byName = new Map(table.groups.flatMap((group) => group.tokens.map((token) => [token.name, token])));
  return {
    addressOf: (name) => (place !== null && names.has(name) ? `${place}#${name}` : null),
    tokenOf: (name) => byName.get(name) ?? null,
    table,
    themes,
    ownValues
  };
}

/** Returns the address of the tab with the table of tokens, their home; null without one. */
export function tokenTablePath(site: Site): string | null {
  const sources = site.pages.flatMap((page) => page.sources);
  return sources.find((source) => holdsComponent(source, 'TokenTable' satisfies EngineComponentName))?.path ?? null;
}

/** Prepares all tokens for their page: categories as configured, and the tokens of each as readers look for them. */
export function tokenTableView(
  data: Tokens,
  themes: readonly PublishedTheme[],
  placeOf: CssVariablesPlace
): TokenTableView {
  const names = new Set(data.tokens.map(({ name }) => name));
  const lone = loneValues(themes);
  const differencesOf = (token: Token): TokenDifference[] =>
    lone.flatMap(({ light, dark, ...named }) => {
      const inLight = { from: valueIn(token, themes[0]?.name), to: valueIn(token, light) };
      const inDark = dark === null ? inLight : { from: valueIn(token, 'dark'), to: valueIn(token, dark) };
      const isChange = [inLight, inDark].some(({ from, to }) => from?.value !== to?.value);
      const isSame = inDark.from?.value === inLight.from?.value && inDark.to?.value === inLight.to?.value;
      return isChange ? [{ ...named, changes: isSame ? [inLight] : [inLight, inDark] }] : [];
    });
  const anchorOf = (name: string): string | null => (names.has(name) ? `#${name}` : null);
  const sorted = data.tokens.toSorted((a, b) => compareTokenNames(a.name, b.name));
  const groups = Map.groupBy(sorted, ({ category }) => category ?? texts.tokens.otherCategory);
  const titles = [...data.categories, texts.tokens.otherCategory];
  return {
    groups: titles.flatMap((title): TokenGroupView[] => {
      const tokens = groups.get(title);
      const own = wordsOf(title);
      return tokens ? [{ anchor: `tokens-${own}`, slug: own, title, tokens: tokens.map(tokenView) }] : [];
    }),
    layers: data.layers.flatMap((layer) => {
      const count = data.tokens.filter((token) => token.layer === layer).length;
      return count === 0 ? [] : [{ value: layer, label: layer.charAt(0).toUpperCase() + layer.slice(1), count }];
    }),
    differences: lone.flatMap(({ value, label }) => {
      const count = data.tokens.filter((token) => differencesOf(token).some((each) => each.value === value)).length;
      return count === 0 ? [] : [{ value, label, count }];
    })
  };

  function tokenView(token: Token): TokenView {
    const { name, layer, definedIn, condition, uses } = token;
    return {
      name,
      layer,
      values: themedValuesView(token, themes, anchorOf),
      onlyIn: [
        ...(definedIn === null ? [] : themes.filter((theme) => hasToken(theme.name, token)).map(({ label }) => label)),
        ...(condition === null ? [] : [condition])
      ],
      differences: differencesOf(token),
      importLine: importLine(token, data.script),
      tokens: uses.tokens,
      sheets: uses.sheets.map(({ prefix }) => ({ prefix, href: placeOf(prefix) }))
    };
  }
}

/** A value of one of the site's own axes, with the names of the themes that differ from the plainest ones by it alone. */
interface LoneValue {
  value: string;
  label: string;
  light: string;
  /** Null if the value gives way to the dark color scheme. */
  dark: string | null;
}

function loneValues(themes: readonly PublishedTheme[]): LoneValue[] {
  const [plain] = themes;
  return themes.flatMap(({ name, label, values }) => {
    const others = Object.entries(values).filter(([axis, value]) => plain?.values[axis] !== value);
    const [[axis, value] = ['', '']] = others;
    if (others.length !== 1 || axis === COLOR_SCHEME || axis === CONTRAST) {
      return [];
    }
    const inDark = Object.entries({ ...values, [COLOR_SCHEME]: 'dark' });
    const dark = themes.find((theme) => inDark.every(([each, chosen]) => theme.values[each] === chosen));
    return [{ value, label, light: name, dark: dark?.name ?? null }];
  });
}

/** Returns a token's value in a theme; null if nothing sets it there. */
function valueIn(token: Token, theme: string | undefined): ShownValue | null {
  if (theme === undefined || !hasToken(theme, token)) {
    return null;
  }
  const { value, isColor } = valueInTheme<Value>(token, theme);
  return { value: shortNumbers(value), isColor };
}

/** Slug for addresses that keeps a trailing "index", which `slug` drops: "Z-index" would become `z-`. */
function wordsOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
}

function importLine({ token }: Token, script: Tokens['script']): string | null {
  return token === null || script === null
    ? null
    : `import ${token} from '${[script.package, script.folder, token].filter((part) => part !== '').join('/')}';`;
}

/** Returns the address of the table with the variables of a prefix; null for a prefix that no page documents. */
type CssVariablesPlace = (prefix: string) => string | null;

/**
 * Creates a lookup of CSS variable tables by prefix; the first tab that documents a prefix wins.
 * @param hasRows whether a prefix has any variables
 */
export function cssVariablesPlaces(site: Site, hasRows: (prefix: string) => boolean): CssVariablesPlace {
  const places = new Map<string, string>();
  for (const { path, cssPrefix, referenceAnchors } of site.pages.flatMap(({ sources }) => sources)) {
    cssPrefix.forEach((prefix, index) => {
      if (hasRows(prefix) && !places.has(prefix)) {
        places.set(prefix, `${path}#${referenceAnchors.prefixes[index] ?? referenceAnchors.cssVariables}`);
      }
    });
  }
  return (prefix) => places.get(prefix) ?? null;
}
