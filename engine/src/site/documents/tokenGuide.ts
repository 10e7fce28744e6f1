import { existsSync } from 'node:fs';
import path from 'node:path';

import type { TokenTableView, TokenView } from '../../ui/index.ts';
import { holdsComponent } from '../../content/componentTags.ts';
import type { Site } from '../../model.ts';
import { cssVariablesAddress, readTokens } from '../../reference/design/designFiles.ts';
import { cssVariablesPlaces } from './cssVariablesPlaces.ts';
import type { TokenAddress } from './linkedText.ts';
import { tokenTableView } from './tokenTableView.ts';

/** What a site shows of its tokens, and where. */
export interface TokenGuide {
  /** A token's place on the first tab that holds `<TokenTable />`; null without such a tab. */
  addressOf: TokenAddress;
  /** What the site says of a token; null for a name that is none. */
  tokenOf: (name: string) => TokenView | null;
  /** What `<TokenTable />` shows. */
  table: TokenTableView;
}

const NOTHING: TokenGuide = { addressOf: () => null, tokenOf: () => null, table: { groups: [], layers: [] } };

/**
 * Reads the tokens of a site.
 * @param designFolder folder of the files about the design system, by their addresses
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
  return sources.find((source) => holdsComponent(source, 'TokenTable'))?.path ?? null;
}
