import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { cssVariablesAddress } from '../../core/cssVariablesAddress.ts';
import type { Problem } from '../../model.ts';
import type { IconEntry, IconsData, PicturedIcon } from '../../core/icons.ts';
import type { CssVariableRow, CssVariablesIndex } from '../cssVariables/rows.ts';
import type { PublishedTheme } from './themesFile.ts';
import type { Tokens } from '../tokens/schema.ts';

/** Files of design data: address -> content to write as JSON. */
export type DesignFiles = ReadonlyMap<string, unknown>;

export const CSS_VARIABLES_INDEX = '/api/css-variables.json';
export const TOKENS = '/api/tokens.json';
export const ICONS_INDEX = '/api/icons.json';
export const THEMES = '/api/themes.json';
/** Name of the file with the problems of the packages, beside the published files. */
export const PROBLEMS = '/problems.json';

/** Returns the address of a slice of icons; slices are numbered from 1. */
export function iconSliceAddress(slice: number): string {
  return `/api/icons/${slice}.json`;
}

/** Reads the themes of a site. @param folder of the design data */
export function readThemes(folder: string): PublishedTheme[] {
  return (readData(folder, THEMES) ?? []) as PublishedTheme[];
}

/** Returns a function that names the themes of a site for readers. @param folder of the design data */
export function readThemeLabels(folder: string): (theme: string) => string {
  const labels = new Map(readThemes(folder).map(({ name, label }) => [name, label]));
  return (theme) => labels.get(theme) ?? theme;
}

/** Reads the tokens of a site; null if it has none. @param folder of the design data */
export function readTokens(folder: string): Tokens | null {
  return readData(folder, TOKENS) as Tokens | null;
}

/** Reads the icons of a site without their SVGs; null if it has none. @param folder of the design data */
export function readIconsIndex(folder: string): IconsData | null {
  return readData(folder, ICONS_INDEX) as IconsData | null;
}

/** Reads the SVGs of all icons of a site, or of those in the slices of some. @param folder of the design data */
export function readIconPictures(
  folder: string,
  icons: readonly IconEntry[] = readIconsIndex(folder)?.icons ?? []
): PicturedIcon[] {
  const slices = new Set(icons.map(({ slice }) => slice));
  return [...slices].flatMap((address) => (readData(folder, address) ?? []) as PicturedIcon[]);
}

/** Reads the prefixes of a site's CSS variables. @param folder of the design data */
export function readCssVariablesIndex(folder: string): CssVariablesIndex {
  return (readData(folder, CSS_VARIABLES_INDEX) ?? []) as CssVariablesIndex;
}

/** Reads the CSS variables of a prefix; empty if no style sheet has it. @param folder of the design data */
export function readCssVariables(folder: string, prefix: string): CssVariableRow[] {
  const data = readData(folder, cssVariablesAddress(prefix)) as { rows: CssVariableRow[] } | null;
  return data?.rows ?? [];
}

/** Reads what in the packages could not be used. @param folder of the design data */
export function readDesignProblems(folder: string): Problem[] {
  return (readData(folder, PROBLEMS) ?? []) as Problem[];
}

function readData(folder: string, address: string): unknown {
  const file = path.join(folder, address);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
