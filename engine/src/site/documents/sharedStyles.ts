import { readFileSync } from 'node:fs';
import path from 'node:path';

import { elementClasses } from '../../bundle/styles/classIndex.ts';
import { ImportGraph } from '../../bundle/importGraph.ts';
import type { SheetPart, StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { engineFile } from '../../content/engineFile.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { Page, Source } from '../../model.ts';
import type { App } from '../../ui/index.ts';
import type { Head, ShellSite, TabHead } from '../../ui/view.ts';
import type { Place, SharedUse } from './place.ts';

/** The page script, which loads all features of the interface. */
const PAGE_SCRIPT = engineFile('ui/main.ts');
const APP_SHEET = engineFile('ui/styles/index.css');
const ON_DEMAND_SHEET = engineFile('ui/styles/onDemand.css');
const STANDALONE_SHEET = engineFile('ui/standalone/standalone.css');
/** What definitions of types add to the sheet of pages. */
const DEFINITION_SHEET = engineFile('ui/shell/definitionDocument.css');

const EMPTY_HEAD: Head = {
  policy: null,
  themeScript: '',
  analytics: null,
  siteName: '',
  title: '',
  description: '',
  canonical: null,
  markdown: null,
  noindex: false,
  icon: '',
  touchIcon: null,
  fonts: [],
  socialImage: null,
  feed: null,
  entries: [],
  bars: null,
  stylesheets: [],
  tabStylesheets: [],
  onDemandStylesheet: null,
  themeStylesheet: null,
  scripts: [],
  modulePreloads: [],
  laterPreloads: []
};

/** Wrapper of prose. */
const PROSE_SAMPLE = '<div class="pf-v6-c-content"></div>';

/** A style sheet that many documents share. */
interface SharedSheet {
  /** Start of its file's name. */
  name: string;
  /** Files that it bundles. */
  files: string[];
  part: SheetPart;
}

/** Style sheets shared by documents. */
export interface SharedStyles {
  sheets: Record<SharedUse, SharedSheet[]>;
  /** Files that a kind of document already gets from these bundles. */
  files: Record<Place, ReadonlySet<string>>;
}

interface SharedStylesInput {
  app: App;
  site: ShellSite;
  styles: StyleLibrary;
  pages: readonly Page[];
  /** As of {@link onDemandLibrarySheets}. */
  onDemandSheets: readonly string[];
}

/** Determines the style sheets that all documents share. */
export function sharedStyles(input: SharedStylesInput): SharedStyles {
  const { styles, onDemandSheets } = input;
  const base = new Set(styles.pageBase);
  // Pages only add what the reduced sheets lack, so all of these belong to the shell.
  const shell = [...new Set([...frameSheets(input), ...styles.reducedSheets])].filter((file) => !base.has(file));
  return {
    sheets: {
      // One file, although documents of single examples have the base, too: each request delays the first paint.
      page: [{ name: 'shell', files: [...base, ...shell, APP_SHEET], part: 'interface' }],
      onDemand: [linked('on-demand', [...styles.inOrder(onDemandSheets, [...base, ...shell]), ON_DEMAND_SHEET])],
      standalone: [linked('base', [...styles.exampleBase]), linked('standalone', [STANDALONE_SHEET])],
      definition: [linked('definition', [DEFINITION_SHEET])],
      pageThemes: themes(styles, base),
      standaloneThemes: themes(styles, styles.exampleBase)
    },
    files: { page: new Set([...base, ...shell]), standalone: new Set(styles.exampleBase) }
  };
}

/** Returns the addresses of the sheets for each use. @param link returns that of a sheet */
export function addressesOf(
  { sheets }: SharedStyles,
  link: (sheet: SharedSheet) => string
): Record<SharedUse, string[]> {
  const addresses = (use: SharedUse): string[] => sheets[use].map(link);
  return {
    page: addresses('page'),
    onDemand: addresses('onDemand'),
    standalone: addresses('standalone'),
    definition: addresses('definition'),
    pageThemes: addresses('pageThemes'),
    standaloneThemes: addresses('standaloneThemes')
  };
}

const linked = (name: string, files: string[]): SharedSheet => ({ name, files, part: 'linked' });

/** Returns the sheet with rules of themes that most readers don't use, if there are any. */
function themes(styles: StyleLibrary, base: Iterable<string>): SharedSheet[] {
  const files = styles.withThemes(base);
  return files.length === 0 ? [] : [{ name: 'themes', files, part: 'themes' }];
}

/** Finds the library's style sheets of all features that the page script loads on demand. Reads 300 of them. */
export function onDemandLibrarySheets(): string[] {
  return [...new ImportGraph().sheetsOf(readFileSync(PAGE_SCRIPT, 'utf8'), PAGE_SCRIPT)];
}

/** Finds the sheets for the class names on every documentation page: the frame, the navigation, the page header. */
function frameSheets({ app, site, styles, pages }: SharedStylesInput): Set<string> {
  const page = pages.find(({ hasTabs }) => hasTabs) ?? pages[0];
  const source = page?.sources[0];
  const samples = [
    app.renderDocument({
      site,
      head: EMPTY_HEAD,
      current: { section: null, path: '/' },
      frame: '',
      main: '',
      module: null
    }),
    ...site.navigation.map((section) => app.renderSectionItems(section)),
    page && source
      ? app.renderMain({
          kind: 'tab',
          site,
          page,
          source,
          toc: source.toc,
          head: PLAIN_HEAD,
          isWide: false,
          body: PROSE_SAMPLE
        })
      : ''
  ];
  return styles.sheetsOf(elementClasses(samples.join('\n')));
}

const PLAIN_HEAD: TabHead = { leadHtml: '', guides: [], exercises: [] };
const STYLE_SHEET = /\.css$/;
const resolver = new ModuleResolver();

/** Returns the style sheets that a tab's Markdown imports for its examples. `check` reports missing ones. */
export function sourceSheets({ file, imports }: Source): string[] {
  return imports
    .filter(({ local, specifier }) => local === null && STYLE_SHEET.test(specifier))
    .flatMap(({ specifier }) => resolver.resolve(path.dirname(file), specifier) ?? []);
}
