import path from 'node:path';

import { frameHosting, type FrameHosting } from '../../core/config/site.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { LinkSheet } from '../documents/createDocumentContext.ts';
import type { PlaygroundOf } from '../documents/pageReference.ts';
import { sourceSheets } from '../documents/sharedStyles.ts';
import type { Asset, Release, Site } from '../../model.ts';
import type { SiteWriter } from '../publish/siteWriter.ts';
import { NAMES_ADDRESS, SETUP_ADDRESS, tabSetupAddress } from '../../core/codeAddress.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import { type TabSetup, tabSetup } from '../../core/tabCode.ts';
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
import { playgroundExample } from '../../reference/playground/playgroundExample.ts';
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

/** Returns what the editor needs of a tab, its playground included. */
export function setupOfTab(
  { source, code, figures }: TabParts,
  { styles, playgroundOf, linkSheet }: { styles: StyleLibrary; playgroundOf: PlaygroundOf; linkSheet: LinkSheet }
): TabSetup {
  const rendered = playgroundOf(source);
  const playground = rendered && playgroundExample(source, rendered.playground);
  const unpublished = { ...figures, ...(playground && { [playground.slug]: playground }) };
  const sheets = sourceSheets(source);
  const addresses = [
    ...(sheets.length === 0 ? [] : [linkSheet('examples', sheets)]),
    ...(forcesStates({ code, figures })
      ? [linkSheet('forced', [...styles.exampleBase, ...styles.exampleClassSheets], 'forced')]
      : [])
  ];
  return tabSetup({ ...code, styles: addresses }, unpublished);
}

/** The isolated frame, and what pages know of it and of the libraries. */
export interface LiveFrame {
  /** Address of the frame's document, without its origin. */
  address: string;
  setup: LiveSetup;
  /** Files that the frame and exported projects refer to. */
  assets: Asset[];
}

interface FrameInput {
  styles: StyleLibrary;
  releases: readonly Release[];
  /** Null for a frame on the host of its pages. */
  hosting: FrameHosting | null;
  /** Stores a file and returns its address. */
  keep: (name: string, extension: string, text: string) => string;
}

/** Makes the isolated frame with the libraries of a site. */
export async function makeLiveFrame(
  libraries: Libraries,
  { config, folder }: SiteContext,
  { styles, releases, hosting, keep }: FrameInput
): Promise<LiveFrame> {
  const frame = await writeFrame(
    {
      siteFolder: folder,
      styles,
      sheets: libraries.sheets,
      wording: { language: config.language, texts: config.texts },
      pageOrigin: hosting?.pageOrigin ?? null
    },
    keep
  );
  const own = publishOwnSheets(config, folder, keep);
  const addresses = { frame: `${hosting?.frameOrigin ?? ''}${frame.address}`, ownSheets: own.addresses };
  return {
    address: frame.address,
    setup: makeLiveSetup(libraries, config, folder, releases, addresses),
    assets: [...libraries.assets, ...frame.assets, ...own.assets]
  };
}

/**
 * Writes the files that browsers fetch when an example's code is first opened or edited.
 * @returns address of the isolated frame's document, without its origin
 */
export async function writeLiveParts(
  { tabs, libraries }: LiveParts,
  context: SiteContext,
  releases: readonly Release[],
  { styles, playgroundOf }: { styles: StyleLibrary; playgroundOf: PlaygroundOf },
  writer: SiteWriter
): Promise<string> {
  const linkSheet = createSheetWriter(styles, writer);
  for (const tab of tabs) {
    const setup = setupOfTab(tab, { styles, playgroundOf, linkSheet });
    writer.file(tabSetupAddress(tab.source.path), JSON.stringify(setup));
    writer.assets(tab.assets);
  }
  writer.folder(path.join(libraries.folder, 'assets'), '/assets');
  const { address, setup, assets } = await makeLiveFrame(libraries, context, {
    styles,
    releases,
    hosting: frameHosting(context.config),
    keep: (name, extension, text) => writer.hashed(name, extension, text)
  });
  writer.assets(assets);
  writer.file(SETUP_ADDRESS, JSON.stringify(setup));
  writer.file(NAMES_ADDRESS, JSON.stringify(libraries.names));
  return address;
}
