import path from 'node:path';

import type { App, EngineContext } from '../../ui/index.ts';
import type { ShellSite, SiteHead, ThumbnailOf } from '../../ui/view.ts';
import type { ResolvedConfig } from '../../core/config.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import type { ReferenceOf } from '../documents/pageReference.ts';
import { forcedSheets } from '../documents/forcedSheets.ts';
import { dividePageSheets } from '../documents/pageSheets.ts';
import type { SiteComponents } from '../documents/siteComponents.ts';
import { addressesOf, sharedStyles } from '../documents/sharedStyles.ts';
import { hashText } from '../../core/hashText.ts';
import type { Page } from '../../model.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';
import { elementClasses } from '../../bundle/styles/classIndex.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import type { ExampleBuild } from './exampleBuild.ts';
import { previewOf } from './exampleRenders.ts';
import { createSheetWriter } from './sheetWriter.ts';
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
  examples: Pick<ExampleBuild, 'client' | 'modules' | 'renders'>;
  styles: StyleLibrary;
  onDemandSheets: readonly string[];
  writer: SiteWriter;
}

/** Creates the context for documents of a build: bundled scripts, content-hashed style sheets. */
export function createBuildContext(input: BuildContextInput): DocumentContext {
  const { app, config, site, pages, siteHead, referenceOf, styles, onDemandSheets, writer } = input;
  const { client, modules, renders } = input.examples;
  const shared = sharedStyles({ app, site, styles, pages, onDemandSheets });

  const writeSheet = createSheetWriter(styles, writer);
  const addresses = addressesOf(shared, ({ name, files, part }) => writeSheet(name, files, part));
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
    frame: hashText([scripts.page.module, ...addresses.page, ...addresses.pageThemes].join(' ')).toString(36),
    siteHead,
    referenceOf,
    components: input.components,
    markdownContext: input.markdownContext,
    report: input.report,
    previewOf: ({ key }) => previewOf(renders, key),
    thumbnailOf: input.thumbnailOf,
    sheetsOf: ({ key }) => renders.sheets.get(key) ?? [],
    tabAssets: (source) => liveAssets(client, modules.get(source)?.inline?.name ?? null),
    exampleAssets(source, { key, isFullscreen }) {
      const tab = modules.get(source);
      const entry = isFullscreen ? tab?.fullscreen.get(key) : tab?.inline;
      return liveAssets(client, entry?.name ?? null);
    },
    pageStylesheets(html, sheets, exampleSheets) {
      const { own, late, forced } = dividePageSheets(styles, { html, sheets, exampleSheets }, shared.files.page);
      return {
        own: own.map((files) => writeSheet(sheetName(files, 'page'), files, 'added')),
        late: late.map((files) => writeSheet(sheetName(files, 'late'), files, 'added')),
        forced: forced.length === 0 ? null : writeSheet('forced', forced, 'forced')
      };
    },
    exampleStylesheets(html, sheets) {
      const own = styles.inOrder([...styles.sheetsOf(elementClasses(html)), ...sheets], shared.files.standalone);
      const forced = forcedSheets(styles, html, [...shared.files.standalone, ...own]);
      return [
        ...own.map((file) => writeSheet(sheetName([file]), [file])),
        ...(forced.length === 0 ? [] : [writeSheet('forced', forced, 'forced')])
      ];
    }
  };
}

/** A file of one sheet is named after it, so that pages and documents of single examples share it. */
function sheetName([file, ...others]: readonly string[], joined = 'sheet'): string {
  return file === undefined || others.length > 0 ? joined : path.basename(file, '.css');
}
