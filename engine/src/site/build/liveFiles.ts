import path from 'node:path';

import { frameHosting } from '../../core/config/site.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import { sourceSheets } from '../documents/sharedStyles.ts';
import type { Release, Site, Source } from '../../model.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';
import { NAMES_ADDRESS, SETUP_ADDRESS, tabSetupAddress } from '../../core/codeAddress.ts';
import { type ExampleCode, tabSetup } from '../../core/tabCode.ts';
import { makeLiveSetup } from '../../bundle/libraries/projectSetup.ts';
import type { Libraries } from '../../bundle/libraries/openLibraries.ts';
import {
  type TabParts,
  forcesStates,
  siteLibraries,
  createTabReader,
  tabsWithExamples
} from '../../bundle/libraries/siteTabs.ts';
import { publishOwnSheets } from '../../bundle/libraries/ownSheets.ts';
import { writeFrame } from '../../bundle/libraries/frameFiles.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import { aliasedModules, setupModules } from './moduleFiles.ts';
import { createSheetWriter } from './sheetWriter.ts';

/** Code of tabs and libraries, for editing the examples of a site. */
export interface LiveParts {
  tabs: TabParts[];
  libraries: Libraries;
}

/** Reads the code around all examples and bundles the libraries that it can import. */
export async function readLiveParts(context: SiteContext, site: Site): Promise<LiveParts> {
  const { config, folder } = context;
  const resolver = new ModuleResolver();
  const readTab = createTabReader(config, folder, resolver);
  const tabs = tabsWithExamples(site).map(({ page, source }) => readTab(page, source));
  const setup = setupModules(config, folder);
  const aliases = aliasedModules(config, folder);
  return { tabs, libraries: await siteLibraries({ ...context, tabs, setup, aliases, resolver }) };
}

/**
 * Writes the files that browsers fetch when an example's code is first opened or edited.
 * @returns address of the isolated frame's document, without its origin
 */
export async function writeLiveParts(
  { tabs, libraries }: LiveParts,
  { config, folder }: SiteContext,
  releases: readonly Release[],
  { styles, playgroundOf }: { styles: StyleLibrary; playgroundOf: (source: Source) => ExampleCode | null },
  writer: SiteWriter
): Promise<string> {
  const writeSheet = createSheetWriter(styles, writer);
  for (const { source, code, figures, assets } of tabs) {
    const playground = playgroundOf(source);
    const unpublished = { ...figures, ...(playground && { [playground.slug]: playground }) };
    const sheets = sourceSheets(source);
    const addresses = [
      ...(sheets.length === 0 ? [] : [writeSheet('examples', sheets)]),
      ...(forcesStates({ code, figures })
        ? [writeSheet('forced', [...styles.exampleBase, ...styles.exampleClassSheets], 'forced')]
        : [])
    ];
    writer.file(tabSetupAddress(source.path), JSON.stringify(tabSetup({ ...code, styles: addresses }, unpublished)));
    writer.assets(assets);
  }
  writer.folder(path.join(libraries.folder, 'assets'), '/assets');
  const hosting = frameHosting(config);
  const frame = await writeFrame(
    {
      siteFolder: folder,
      styles,
      sheets: libraries.sheets,
      wording: { language: config.language, texts: config.texts },
      pageOrigin: hosting?.pageOrigin ?? null
    },
    (name, extension, text) => writer.hashed(name, extension, text)
  );
  const frameAddress = `${hosting?.frameOrigin ?? ''}${frame.address}`;
  writer.assets([...libraries.assets, ...frame.assets]);
  const own = publishOwnSheets(config, folder, (name, extension, text) => writer.hashed(name, extension, text));
  writer.assets(own.assets);
  const setup = makeLiveSetup(libraries, config, folder, releases, { frame: frameAddress, ownSheets: own.addresses });
  writer.file(SETUP_ADDRESS, JSON.stringify(setup));
  writer.file(NAMES_ADDRESS, JSON.stringify(libraries.names));
  return frame.address;
}
