import type { IconEntry } from '../../core/icons.ts';

/** What stands before and after an icon's name in the specifier of its module. */
export interface ImportPattern {
  before: string;
  after: string;
}

/** What the specifiers of all icons have in common; null where they have nothing. */
export function importPattern(icons: readonly IconEntry[]): ImportPattern | null {
  const [first] = icons;
  const place = first ? first.importPath.lastIndexOf(first.name) : -1;
  if (!first || place < 0) {
    return null;
  }
  const before = first.importPath.slice(0, place);
  const after = first.importPath.slice(place + first.name.length);
  return icons.every(({ name, importPath }) => importPath === before + name + after) ? { before, after } : null;
}
