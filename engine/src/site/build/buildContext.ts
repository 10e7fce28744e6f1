import path from 'node:path';

import type { App, EngineContext } from '../../ui/index.ts';
import type { ShellSite, SiteHead, ThumbnailOf } from '../../ui/view.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import type { ReferenceOf } from '../documents/pageReference.ts';
import type { SiteComponents } from '../documents/siteComponents.ts';
import { type SharedStyles, sharedStyles } from '../documents/sharedStyles.ts';
import { hashText } from '../../core/hashText.ts';
import type { Page, Source } from '../../model.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import type { ClientBuild } from '../../bundle/scripts/clientBuild.ts';
import type { ExampleRenders } from './exampleRenders.ts';
import type { TabModules } from './moduleFiles.ts';
import { liveAssets, MAIN_ENTRY, NOT_FOUND_ENTRY, siteScript, STANDALONE_ENTRY } from './bundleScripts.ts';

interface BuildContextInput {
  app: App;
  config: ResolvedConfig;
  site: ShellSite;
  pages: readonly Page[];
  siteHead: SiteHead;
  referenceOf: ReferenceOf;
  components: SiteComponents;
  markdownContext: EngineContext;
  report: DocumentContext['report'];
  thumbnailOf: ThumbnailOf;
  client: ClientBuild;
  modules: ReadonlyMap<Source, TabModules>;
  renders: ExampleRenders;
  styles: StyleLibrary;
  writer: SiteWriter;
}

/** Creates the context for documents of a build: bundled scripts, content-hashed style sheets. */
export async function createBuildContext(input: BuildContextInput): Promise<DocumentContext> {
  const { app, config, site, pages, siteHead, referenceOf, client, modules, renders, styles, writer } = input;
  const shared = sharedStyles({ app, site, styles, pages });

  const writeSheet = createSheetWriter(styles, writer);
  const addresses = await writeShared(shared, writeSheet);
  const scripts = {
    page: siteScript(client, MAIN_ENTRY),
    standalone: siteScript(client, STANDALONE_ENTRY),
    notFound: siteScript(client, NOT_FOUND_ENTRY)
  };
  return {
    app,
    config,
    site,
    stylesheets: addresses,
    scripts,
    frame: hashText([scripts.page.module, ...addresses.page].join(' ')).toString(36),
    siteHead,
    referenceOf,
    components: input.components,
    markdownContext: input.markdownContext,
    report: input.report,
    previewOf: renders.previewOf,
    thumbnailOf: input.thumbnailOf,
    sheetsOf: renders.sheetsOf,
    tabAssets: (source) => liveAssets(client, modules.get(source)?.inline?.name ?? null),
    exampleAssets(source, { key, isFullscreen }) {
      const tab = modules.get(source);
      const entry = isFullscreen ? tab?.fullscreen.get(key) : tab?.inline;
      return liveAssets(client, entry?.name ?? null);
    },
    async pageStylesheet(html, sheets) {
      const own = styles.inOrder([...styles.sheetsOfHtml(html), ...sheets], shared.files.page);
      return own.length === 0 ? null : writeSheet('page', own);
    },
    exampleStylesheets(html, sheets) {
      const own = styles.inOrder([...styles.sheetsOfHtml(html), ...sheets], shared.files.standalone);
      return Promise.all(own.map((file) => writeSheet(path.basename(file, '.css'), [file])));
    }
  };
}

async function writeShared(
  { bundles, linked }: SharedStyles,
  writeSheet: WriteSheet
): Promise<DocumentContext['stylesheets']> {
  const written = {
    base: await writeSheet('base', bundles.base),
    shell: await writeSheet('shell', bundles.shell),
    onDemand: await writeSheet('on-demand', bundles.onDemand),
    // The same content, and so the same file, as `base` if the site documents the frame's own library.
    exampleBase: await writeSheet('base', bundles.exampleBase),
    standalone: await writeSheet('standalone', bundles.standalone)
  };
  const addresses = (kind: keyof typeof linked): string[] => linked[kind].map((name) => written[name]);
  return { page: addresses('page'), onDemand: addresses('onDemand'), standalone: addresses('standalone') };
}

/** Writes a style sheet that bundles files. @returns its address */
type WriteSheet = (name: string, files: Iterable<string>) => Promise<string>;

/** Creates a writer that bundles each set of files only once, even if many documents need it. */
export function createSheetWriter(
  styles: Pick<StyleLibrary, 'bundle'>,
  writer: Pick<SiteWriter, 'assets' | 'hashed'>
): WriteSheet {
  const written = new Map<string, Promise<string>>();

  const write = async (name: string, files: readonly string[]): Promise<string> => {
    const { css, assets } = styles.bundle(files);
    await writer.assets(assets);
    return writer.hashed(name, 'css', css);
  };

  return (name, files) => {
    const sorted = [...new Set(files)].sort();
    const key = [name, ...sorted].join('\n');
    const address = written.get(key) ?? write(name, sorted);
    written.set(key, address);
    return address;
  };
}
