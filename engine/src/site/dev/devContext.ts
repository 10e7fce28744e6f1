import path from 'node:path';

import { type ModuleEntry, VERSION_PARAMETER } from '../build/moduleFiles.ts';
import type { SiteParts } from '../documents/assembleSite.ts';
import { withPlacedPreviews } from '../documents/placedPreviews.ts';
import { createDocumentContext, type LinkSheet } from '../documents/createDocumentContext.ts';
import { type DocumentContext, type LiveAssets, NO_LIVE_ASSETS, type Script } from '../documents/documentContext.ts';
import type { SharedStyles } from '../documents/sharedStyles.ts';
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

interface DevContextInput extends Pick<DocumentContext, 'frame' | 'report'> {
  styles: StyleLibrary;
  shared: SharedStyles;
  devStyles: DevStyles;
  /** The tab whose document is rendered; null for pages without examples. */
  tab: DevTab | null;
}

/** Creates the context for documents of the dev server: unbundled scripts, style sheets bundled on request. */
export function createDevContext(parts: SiteParts, input: DevContextInput): DocumentContext {
  const { frame, report, styles, shared, devStyles, tab } = input;
  return createDocumentContext(withPlacedPreviews(parts, styles), {
    styles,
    shared,
    linkSheet: devStyles.link,
    scripts: {
      page: PAGE_SCRIPT,
      standalone: siteScript('ui/standalone/main.ts'),
      notFound: siteScript('browser/notFound.ts')
    },
    frameOf: () => frame,
    report,
    previewOf: (example) => tab?.previewOf(example),
    sheetsOf: (example) => tab?.sheetsOf(example) ?? [],
    tabAssets: () => liveAssets(tab?.modules.inline),
    exampleAssets: (_, { key, isFullscreen }) =>
      liveAssets(isFullscreen ? tab?.modules.fullscreen.get(key) : tab?.modules.inline)
  });
}

const PREFIX = '/@patternbook/styles/';
const HASH_LENGTH = 12;

/** Style sheets of the dev server: an address identifies a set of files, which are bundled on request. */
export interface DevStyles {
  /** Names no files: an address tells the bundled files apart. */
  link: LinkSheet;
  /** Returns the bundle at an address; null for other addresses. */
  read(address: string): StyleBundle | null;
}

export function createDevStyles(styles: () => StyleLibrary): DevStyles {
  const bundles = new Map<string, { files: readonly string[]; part: SheetPart }>();
  return {
    link(_name, files, part = 'linked') {
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
