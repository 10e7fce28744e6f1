import { existsSync } from 'node:fs';
import path from 'node:path';

import * as texts from '../../core/texts.ts';
import { holdsComponent } from '../../content/componentTags.ts';
import type { Site } from '../../model.ts';
import { cssVariablesAddress, readTokens } from '../../reference/design/designFiles.ts';
import { THEME_NAMES } from '../../reference/design/theme.ts';
import type { Token, Tokens } from '../../reference/tokens/schema.ts';
import type { TokenGroupView, TokenGuide, TokenTableView, TokenView } from '../../ui/index.ts';
import { themedValuesView } from './linkedText.ts';
import type { EngineComponentName } from './siteComponents.ts';

const NOTHING: TokenGuide = { addressOf: () => null, tokenOf: () => null, table: { groups: [], layers: [] } };

/**
 * Reads the tokens of a site.
 * @param designFolder folder of the files about the design system, laid out by address
 */
export function createTokenGuide(site: Site, designFolder: string): TokenGuide {
  const place = tokenTablePath(site);
  const tokens = readTokens(designFolder);
  if (tokens === null) {
    return NOTHING;
  }
  const names = new Set(tokens.tokens.map(({ name }) => name));
  const hasRows = (prefix: string): boolean => existsSync(path.join(designFolder, cssVariablesAddress(prefix)));
  const table = tokenTableView(tokens, cssVariablesPlaces(site, hasRows));
  const byName = new Map(table.groups.flatMap((group) => group.tokens.map((token) => [token.name, token])));
  return {
    addressOf: (name) => (place !== null && names.has(name) ? `${place}#${name}` : null),
    tokenOf: (name) => byName.get(name) ?? null,
    table
  };
}

function tokenTablePath(site: Site): string | null {
  const sources = site.pages.flatMap((page) => page.sources);
  return sources.find((source) => holdsComponent(source, 'TokenTable' satisfies EngineComponentName))?.path ?? null;
}

/** Sorts numbers in names numerically. */
const nameCollator = new Intl.Collator('en', { numeric: true });

/** Prepares all tokens for their page, with categories and tokens sorted by name. */
export function tokenTableView(data: Tokens, placeOf: CssVariablesPlace): TokenTableView {
  const names = new Set(data.tokens.map(({ name }) => name));
  const anchorOf = (name: string): string | null => (names.has(name) ? `#${name}` : null);
  const sorted = data.tokens.toSorted((a, b) => nameCollator.compare(a.name, b.name));
  const groups = Map.groupBy(sorted, ({ category }) => category ?? texts.tokens.otherCategory);
  const titles = [...data.categories.toSorted(nameCollator.compare), texts.tokens.otherCategory];
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
    const { name, layer, definedIn, condition, uses } = token;
    return {
      name,
      layer,
      values: themedValuesView(token, anchorOf),
      onlyIn: [
        ...(definedIn.length === THEME_NAMES.length ? [] : definedIn.map((theme) => texts.tokens.themes[theme])),
        ...(condition === null ? [] : [condition])
      ],
      importLine: importLine(token, data.script),
      tokens: uses.tokens,
      sheets: uses.sheets.map(({ prefix }) => ({ prefix, href: placeOf(prefix) }))
    };
  }
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
