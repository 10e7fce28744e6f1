import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import type { Assistant } from '../../core/siteAssistants.ts';
import type { SiteTabs } from '../../core/siteTabs.ts';
import type { ThemeAxis } from '../../core/themes.ts';

/** Modules with the values, compiled in the published package. */
const THEMES_FILE = coreFile('siteThemes');
const LANGUAGE_FILE = coreFile('siteLanguage');
const TABS_FILE = coreFile('siteTabs');
const ASSISTANTS_FILE = coreFile('siteAssistants');

/** Gives scripts in the browser the theme axes of the site's configuration. */
export function provideThemes(axes: readonly ThemeAxis[]): Plugin {
  return replaceModule(THEMES_FILE, `export const AXES = ${JSON.stringify(axes)};`);
}

/** Gives scripts in the browser the language of the site's configuration. */
export function provideLanguage(language: string): Plugin {
  return replaceModule(LANGUAGE_FILE, `export const LANGUAGE = ${JSON.stringify(language)};`);
}

/** Gives scripts in the browser the tabs of the site's configuration. */
export function provideTabs(tabs: SiteTabs): Plugin {
  return replaceModule(TABS_FILE, `export const SITE_TABS = ${JSON.stringify(tabs)};`);
}

/** Gives scripts in the browser the assistants of the site's configuration. */
export function provideAssistants(assistants: readonly Assistant[]): Plugin {
  return replaceModule(ASSISTANTS_FILE, `export const ASSISTANTS = ${JSON.stringify(assistants)};`);
}

function coreFile(name: string): string {
  return fileURLToPath(new URL(`../../core/${name}${extname(import.meta.filename)}`, import.meta.url));
}

function replaceModule(file: string, code: string): Plugin {
  return {
    name: `patternbook:provide:${file}`,
    enforce: 'pre',
    load: {
      filter: { id: /site(?:Themes|Language|Tabs|Assistants)\.[jt]s(?:\?|$)/ },
      handler: (id) => (id.split('?', 1)[0] === file ? code : null)
    }
  };
}
