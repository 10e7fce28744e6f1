import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { IconsData } from '../../core/iconData.ts';
import type { CssVariableRow, CssVariablesIndex } from '../cssVariables/schema.ts';
import type { Tokens } from '../tokens/schema.ts';
import { CSS_VARIABLES_INDEX, ICONS_INDEX, TOKENS, cssVariablesAddress } from './designFiles.ts';

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
