/** Types of `/api/icons.json` and its slices, shared by documents and scripts. */

/** An icon without its SVGs. */
export interface IconEntry {
  name: string;
  /** Name of the React component; null for icons that are only SVG files. */
  component: string | null;
  /** Specifier of the module or SVG file. */
  importPath: string;
  group: string | null;
  /** What it is for, or null. */
  purpose: string | null;
  /** Icon sets that contain it. */
  sets: string[];
  /** Search keywords. */
  keywords: string[];
  /** Recommended usage, or null. */
  usage: string | null;
  /** Address of the slice with its SVGs. */
  slice: string;
}

export interface IconPicture {
  viewBox: string;
  /** Markup inside the `svg` element. */
  content: string;
  /** Beginning of all ids and classes in the content; undefined if it has none. */
  idPrefix?: string;
}

/** An icon in a slice. */
export interface PicturedIcon {
  name: string;
  /** By icon set. */
  svgs: Record<string, IconPicture>;
}

export interface IconsData {
  groups: string[];
  /** Purposes that icons have, in the order of lists. */
  purposes: string[];
  icons: IconEntry[];
}

/** Prefix of an icon's anchor on the page with all icons. */
export const ICON_ANCHOR_PREFIX = 'icon-';

/**
 * Number of icons in one list element; lists are laid out as they near the viewport. Divisible by every column count in
 * the style sheet, so that no row is incomplete.
 */
export const ICONS_PER_LIST = 120;

/** Returns the statement that imports an icon's component or SVG file. */
export function importLine({ name, component, importPath }: IconEntry): string {
  return component === null
    ? `import ${camelCase(name)} from '${importPath}';`
    : `import { ${component} } from '${importPath}';`;
}

/** Converts a name to a JavaScript identifier. */
function camelCase(name: string): string {
  const joined = name.replace(/[^A-Za-z\d]+(.?)/g, (_, next: string) => next.toUpperCase());
  return /^\d/.test(joined) ? `icon${joined}` : joined;
}
