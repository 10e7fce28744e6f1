import { fileURLToPath } from 'node:url';

import type { App } from '../app/index.ts';
import type { Head, ShellSite } from '../app/view.ts';
import type { Place } from './documentContext.ts';
import type { StyleLibrary } from '../styles/styleLibrary.ts';

const APP_SHEET = fileURLToPath(new URL('../app/styles/index.css', import.meta.url));
const STANDALONE_SHEET = fileURLToPath(new URL('../app/styles/standalone.css', import.meta.url));

const EMPTY_HEAD: Head = {
  title: '',
  description: '',
  canonical: null,
  noindex: false,
  icon: '',
  stylesheets: [],
  tabStylesheet: null,
  scripts: [],
  modulePreloads: []
};

/** Names of the style sheets that documents share, with the files that each joins. */
export interface SharedStyles {
  bundles: Record<'base' | 'shell' | 'exampleBase' | 'standalone', string[]>;
  /** Which bundles a kind of document links, in order. */
  linked: Record<Place, readonly (keyof SharedStyles['bundles'])[]>;
  /** Files that a kind of document already has through them. */
  files: Record<Place, ReadonlySet<string>>;
}

/** Sorts out which style sheets all documents share. */
export function sharedStyles(app: App, site: ShellSite, styles: StyleLibrary): SharedStyles {
  const base = new Set(styles.pageBase);
  const shell = [...frameSheets(app, site, styles)].filter((file) => !base.has(file));
  return {
    bundles: {
      base: [...base],
      shell: [...shell, APP_SHEET],
      exampleBase: [...styles.exampleBase],
      standalone: [STANDALONE_SHEET]
    },
    linked: { page: ['base', 'shell'], standalone: ['exampleBase', 'standalone'] },
    files: { page: new Set([...base, ...shell]), standalone: new Set(styles.exampleBase) }
  };
}

/** Sheets behind the class names that the site's frame and its own pages use. */
function frameSheets(app: App, site: ShellSite, styles: StyleLibrary): Set<string> {
  const samples = [
    app.renderMain({ kind: 'home', site }),
    app.renderMain({ kind: 'notFound', site }),
    ...site.navigation.flatMap((section) => [
      app.renderMain({ kind: 'section', section }),
      app.renderSectionItems(section, null)
    ]),
    app.renderDocument({ site, head: EMPTY_HEAD, current: { section: null, path: '/' }, main: '', module: null })
  ];
  return styles.sheetsOfHtml(samples.join('\n'));
}
