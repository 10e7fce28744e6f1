import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import type { ThemeAxis } from '../../core/themes.ts';

/** The module with the site's theme axes, compiled in the published package. */
const THEMES_FILE = fileURLToPath(new URL(`../../core/siteThemes${extname(import.meta.filename)}`, import.meta.url));
const MODULE = /siteThemes\.[jt]s(?:\?|$)/;

/** Gives scripts in the browser the theme axes of the site's configuration. */
export function provideThemes(axes: readonly ThemeAxis[]): Plugin {
  return {
    name: 'patternbook:themes',
    enforce: 'pre',
    load: {
      filter: { id: MODULE },
      handler: (id) => (id.split('?', 1)[0] === THEMES_FILE ? `export const AXES = ${JSON.stringify(axes)};` : null)
    }
  };
}
