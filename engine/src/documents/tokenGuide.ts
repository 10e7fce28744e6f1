import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { TokenTableView } from '../app/index.ts';
import type { Site } from '../model.ts';
import { TOKENS, cssVariablesAddress } from '../reference/design/designFiles.ts';
import type { Tokens } from '../reference/tokens/schema.ts';
import { cssVariablesPlaces } from './cssVariablesPlaces.ts';
import type { TokenAddress } from './tokenLinks.ts';
import { tokenTableView } from './tokenTableView.ts';

/** What a site shows of its tokens, and where. */
export interface TokenGuide {
  /** A token's place on the first tab that holds `<TokenTable />`; null without such a tab. */
  addressOf: TokenAddress;
  /** What `<TokenTable />` shows. */
  table: TokenTableView;
}

const NOTHING: TokenGuide = { addressOf: () => null, table: { groups: [], layers: [] } };

/**
 * Reads the tokens of a site that shows them.
 * @param designFolder folder of the files about the design system, by their addresses
 */
export function createTokenGuide(site: Site, designFolder: string): TokenGuide {
  const place = tokenTablePath(site);
  const file = path.join(designFolder, TOKENS);
  if (place === null || !existsSync(file)) {
    return NOTHING;
  }
  const tokens = JSON.parse(readFileSync(file, 'utf8')) as Tokens;
  const names = new Set(tokens.tokens.map(({ name }) => name));
  const hasRows = (prefix: string): boolean => existsSync(path.join(designFolder, cssVariablesAddress(prefix)));
  return {
    addressOf: (name) => (names.has(name) ? `${place}#${name}` : null),
    table: tokenTableView(tokens, cssVariablesPlaces(site, hasRows))
  };
}

function tokenTablePath(site: Site): string | null {
  const sources = site.pages.flatMap((page) => page.sources);
  const found = sources.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'component' && block.name === 'TokenTable')
  );
  return found?.path ?? null;
}
