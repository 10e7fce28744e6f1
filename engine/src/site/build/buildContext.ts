import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { hashText } from '../../core/hashText.ts';
import type { SiteParts } from '../documents/assembleSite.ts';
import { createDocumentContext } from '../documents/createDocumentContext.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import { sharedStyles } from '../documents/sharedStyles.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';
import { liveAssets, MAIN_ENTRY, NOT_FOUND_ENTRY, siteScript, STANDALONE_ENTRY } from './bundleScripts.ts';
import type { ExampleBuild } from './exampleBuild.ts';
import { withPlacedPreviews } from '../documents/placedPreviews.ts';
import { previewOf } from './exampleRenders.ts';
import { createSheetWriter } from './sheetWriter.ts';

interface BuildContextInput {
  examples: Pick<ExampleBuild, 'client' | 'modules' | 'renders'>;
  styles: StyleLibrary;
  /** As of `onDemandLibrarySheets`. */
  onDemandSheets: readonly string[];
  writer: SiteWriter;
}

/** Creates the context for documents of a build: bundled scripts, content-hashed style sheets. */
export function createBuildContext(parts: SiteParts, input: BuildContextInput): DocumentContext {
  const { examples, styles, onDemandSheets, writer } = input;
  const { client, modules, renders } = examples;
  const { app, shell, site } = parts;
  const scripts = {
    page: siteScript(client, MAIN_ENTRY),
    standalone: siteScript(client, STANDALONE_ENTRY),
    notFound: siteScript(client, NOT_FOUND_ENTRY)
  };
  return createDocumentContext(withPlacedPreviews(parts, styles), {
    styles,
    shared: sharedStyles({ app, site: shell, styles, pages: site.pages, onDemandSheets }),
    linkSheet: createSheetWriter(styles, writer),
    scripts,
    frameOf: ({ page, pageThemes }) => hashText([scripts.page.module, ...page, ...pageThemes].join(' ')).toString(36),
    report: (problem) => site.problems.push(problem),
    previewOf: ({ key }) => previewOf(renders, key),
    sheetsOf: ({ key }) => renders.sheets.get(key) ?? [],
    tabAssets: (source) => liveAssets(client, modules.get(source)?.inline?.name ?? null),
    exampleAssets(source, { key, isFullscreen }) {
      const tab = modules.get(source);
      const entry = isFullscreen ? tab?.fullscreen.get(key) : tab?.inline;
      return liveAssets(client, entry?.name ?? null);
    }
  });
}
