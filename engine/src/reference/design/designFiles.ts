import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { IconsData } from '../../core/icons.ts';
import type { CssVariableRow, CssVariablesIndex } from '../cssVariables/rows.ts';
import type { Tokens } from '../tokens/schema.ts';

/** Files about the design system: address -> what is written there as JSON. */
export type DesignFiles = ReadonlyMap<string, unknown>;

export const CSS_VARIABLES_INDEX = '/api/css-variables.json';
export const TOKENS = '/api/tokens.json';
export const ICONS_INDEX = '/api/icons.json';

/** Address of a prefix's rows. */
export function cssVariablesAddress(prefix: string): string {
  return `/api/css-variables/${prefix}.json`;
}

/** Address of a slice of the icons, counted from 1. */
export function iconSliceAddress(slice: number): string {
  return `/api/icons/${slice}.json`;
}

/** The tokens of a site; null where it has none. @param folder of the files about the design system */
export function readTokens(folder: string): Tokens | null {
  return readData(folder, TOKENS) as Tokens | null;
}

/** The icons of a site without their pictures; null where it has none. @param folder as `readTokens` */
export function readIconsIndex(folder: string): IconsData | null {
  return readData(folder, ICONS_INDEX) as IconsData | null;
}

/** The prefixes of a site's CSS variables. @param folder as `readTokens` */
export function readCssVariablesIndex(folder: string): CssVariablesIndex {
  return (readData(folder, CSS_VARIABLES_INDEX) ?? []) as CssVariablesIndex;
}

/** The CSS variables of a prefix; none for one that no style sheet has. @param folder as `readTokens` */
export function readCssVariables(folder: string, prefix: string): CssVariableRow[] {
  const data = readData(folder, cssVariablesAddress(prefix)) as { rows: CssVariableRow[] } | null;
  return data?.rows ?? [];
}

function readData(folder: string, address: string): unknown {
  const file = path.join(folder, address);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
