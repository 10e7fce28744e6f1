import path from 'node:path';

import type { App, EngineContext } from '../../ui/index.ts';
import { type ModuleEntry, VERSION_PARAMETER } from '../build/moduleFiles.ts';
import type { ShellSite, SiteHead, ThumbnailOf } from '../../ui/view.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import { type DocumentContext, type LiveAssets, NO_LIVE_ASSETS, type Script } from '../documents/documentContext.ts';
import type { ReferenceOf } from '../documents/pageReference.ts';
import { forcedSheets } from '../documents/forcedSheets.ts';
import { dividePageSheets } from '../documents/pageSheets.ts';
import type { SiteComponents } from '../documents/siteComponents.ts';
import { type SharedStyles, addressesOf } from '../documents/sharedStyles.ts';
import { elementClasses } from '../../bundle/styles/classIndex.ts';
import type { SheetPart, StyleBundle, StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import type { DevTab } from './devExamples.ts';
import { engineFile } from '../../content/engineFile.ts';
import { shortHash } from '../../content/files.ts';

/** Returns the address of a file outside the site's folder on Vite's server. */
function fileAddress(file: string): string {
  return `/@fs${file.startsWith('/') ? '' : '/'}${file.replaceAll(path.sep, '/')}`;
}

/** Returns the address of one of the engine's modules. @param source path of its source in `engine/src` */
const engineModule = (source: string): string => fileAddress(engineFile(source));

const siteScript = (source: string): Script => ({ module: engineModule(source), preloads: [] });

const PAGE_SCRIPT = siteScript('ui/dev.ts');

/** Addresses of the modules that every page with examples loads, besides those that they import. */
export const PAGE_MODULES: readonly string[] = [
  PAGE_SCRIPT.module,
  engineModule('browser/islands/mountIsland.tsx'),
  engineModule('ui/example/ExampleControls.tsx')
];

function liveAssets(entry: ModuleEntry | null | undefined): LiveAssets {
  return entry
    ? { module: `${fileAddress(entry.file)}?${VERSION_PARAMETER}=${entry.version}`, preloads: [], isHeavy: false }
    : NO_LIVE_ASSETS;
}

export interface DevContextInput {
  app: App;
  config: ResolvedConfig;
  site: ShellSite;
  frame: DocumentContext['frame'];
  siteHead: SiteHead;
  referenceOf: ReferenceOf;
  components: SiteComponents;
  markdownContext: EngineContext;
  report: DocumentContext['report'];
  thumbnailOf: ThumbnailOf;
  styles: StyleLibrary;
  shared: SharedStyles;
  devStyles: DevStyles;
  /** The tab whose document is rendered; null for pages without examples. */
  tab: DevTab | null;
}

/** Creates the context for documents of the dev server: unbundled scripts, style sheets bundled on request. */
export function createDevContext({
  app,
  config,
  site,
  frame,
  siteHead,
  referenceOf,
  components,
  markdownContext,
  report,
  thumbnailOf,
  styles,
  shared,
  devStyles,
  tab
}: DevContextInput): DocumentContext {
  return {
    app,
    config,
    site,
    frame,
    siteHead,
    referenceOf,
    components,
    markdownContext,
    report,
    stylesheets: addressesOf(shared, ({ files, part }) => devStyles.link(files, part)),
    scripts: {
      page: PAGE_SCRIPT,
      standalone: siteScript('ui/standalone/main.ts'),
      notFound: siteScript('browser/notFound.ts')
    },
    thumbnailOf,
    previewOf: (example) => tab?.previewOf(example),
    sheetsOf: (example) => tab?.sheetsOf(example) ?? [],
    tabAssets: () => liveAssets(tab?.modules.inline),
    exampleAssets: (_, { key, isFullscreen }) =>
      liveAssets(isFullscreen ? tab?.modules.fullscreen.get(key) : tab?.modules.inline),
    pageStylesheets(html, sheets, exampleSheets) {
      const { own, late, forced } = dividePageSheets(styles, { html, sheets, exampleSheets }, shared.files.page);
      return {
        own: own.map((files) => devStyles.link(files, 'added')),
        late: late.map((files) => devStyles.link(files, 'added')),
        forced: forced.length === 0 ? null : devStyles.link(forced, 'forced')
      };
    },
    exampleStylesheets(html, sheets) {
      const own = styles.inOrder([...styles.sheetsOf(elementClasses(html)), ...sheets], shared.files.standalone);
      const forced = forcedSheets(styles, html, [...shared.files.standalone, ...own]);
      return [
        ...own.map((file) => devStyles.link([file])),
        ...(forced.length === 0 ? [] : [devStyles.link(forced, 'forced')])
      ];
    }
  };
}

const PREFIX = '/@patternbook/styles/';
const HASH_LENGTH = 12;

/** Style sheets of the dev server: an address identifies a set of files, which are bundled on request. */
export interface DevStyles {
  /** Returns the address of a bundle of files. */
  link(files: readonly string[], part?: SheetPart): string;
  /** Returns the bundle at an address; null for other addresses. */
  read(address: string): StyleBundle | null;
}

export function createDevStyles(styles: () => StyleLibrary): DevStyles {
  const bundles = new Map<string, { files: readonly string[]; part: SheetPart }>();
  return {
    link(files, part = 'linked') {
      const address = `${PREFIX}${shortHash([part, ...files].join('\n'), HASH_LENGTH)}.css`;
      bundles.set(address, { files, part });
      return address;
    },
    read(address) {
      const bundle = bundles.get(address);
      return bundle ? styles().bundle(bundle.files, bundle.part) : null;
    }
  };
}
