import path from 'node:path';

import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { Source } from '../../model.ts';

const STYLE_SHEET = /\.css$/;
const resolver = new ModuleResolver();

/** Files of the style sheets that a tab's Markdown imports for its examples. `check` reports those that don't exist. */
export function sourceSheets({ file, imports }: Source): string[] {
  return imports
    .filter(({ local, specifier }) => local === null && STYLE_SHEET.test(specifier))
    .flatMap(({ specifier }) => resolver.resolve(path.dirname(file), specifier) ?? []);
}
