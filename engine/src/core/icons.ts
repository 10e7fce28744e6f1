/** What `/api/icons.json` and its slices say of icons, as documents and the browser's scripts read it. */

/** An icon without its pictures. */
export interface IconEntry {
  name: string;
  /** Null for icons that are pictures alone. */
  component: string | null;
  /** Specifier of the module or picture. */
  importPath: string;
  group: string | null;
  /** Sets that have a picture for it. */
  sets: string[];
  /** Words to find it by. */
  keywords: string[];
  /** What it is recommended for; null where nobody says. */
  usage: string | null;
  /** Address of the slice that holds its pictures. */
  slice: string;
}

export interface IconPicture {
  viewBox: string;
  /** Markup inside the svg element. */
  content: string;
}

/** One icon of a slice. */
export interface PicturedIcon {
  name: string;
  /** By set. */
  svgs: Record<string, IconPicture>;
}

export interface IconsData {
  groups: string[];
  icons: IconEntry[];
}

/** Anchor of an icon on the page that shows all of them. */
export const ICON_ANCHOR_PREFIX = 'icon-';

/**
 * Icons stand in lists of so many, which are laid out as they near the window. Any number of columns that the style
 * sheet gives them divides it, so that no row ends early.
 */
export const ICONS_PER_LIST = 120;

/** The line of code that imports an icon: its component, or the address of its picture. */
export function importLine({ name, component, importPath }: IconEntry): string {
  return component === null
    ? `import ${camelCase(name)} from '${importPath}';`
    : `import { ${component} } from '${importPath}';`;
}

/** A name that scripts may give to a variable. */
function camelCase(name: string): string {
  const joined = name.replace(/[^A-Za-z\d]+(.?)/g, (_, next: string) => next.toUpperCase());
  return /^\d/.test(joined) ? `icon${joined}` : joined;
}
