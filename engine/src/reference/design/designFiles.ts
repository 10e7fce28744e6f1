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
