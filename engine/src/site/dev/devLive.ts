import { readFileSync } from 'node:fs';
import path from 'node:path';

import { lookup } from 'mrmime';

import { readLiveParts } from '../build/liveFiles.ts';
import { NAMES_ADDRESS, SETUP_ADDRESS } from '../../core/codeAddress.ts';
import { sourceSheets } from '../documents/sharedStyles.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { Asset, Release } from '../../model.ts';
import type { LiveSetup } from '../../core/liveSetup.ts';
import { type TabSetup, tabSetup } from '../../core/tabCode.ts';
import { hashedAddress } from '../publish/siteWriter.ts';
import { publishOwnSheets } from '../../bundle/libraries/ownSheets.ts';
import { makeLiveSetup } from '../../bundle/libraries/projectSetup.ts';
import type { Libraries } from '../../bundle/libraries/openLibraries.ts';
import { createTabReader, forcesStates, tabsWithExamples } from '../../bundle/libraries/siteTabs.ts';
import { writeFrame } from '../../bundle/libraries/frameFiles.ts';
import type { SiteContext } from '../../content/siteContext.ts';
import type { StyleLibrary } from '../../bundle/styles/styleLibrary.ts';
import type { DevSite } from './devSite.ts';
import type { DevStyles } from './devContext.ts';

const TAB_SETUP = /^\/code(\/.*)\.json$/;
/** Scripts of libraries and parts of the frame. */
const PART = /^\/assets\/(?:library|frame)-/;

/** Code, libraries and frame for editing examples, created on request. */
export interface DevLive {
  /** Returns the content at an address with its media type; null for other addresses. */
  answer(address: string): Promise<{ type: string; body: string | Buffer } | null>;
  /** Drops everything derived from content or from the engine's source, after one of them changed. */
  clear(): void;
}

/** Dependencies on the dev server's pages. */
export interface DevLiveSources {
  site(): DevSite;
  styles(): StyleLibrary;
  devStyles: DevStyles;
  releases(): Promise<Release[]>;
  addAssets(assets: readonly Asset[]): void;
}

interface Parts {
  libraries: Libraries;
  setup: LiveSetup;
}

export function createDevLive(context: SiteContext, pages: DevLiveSources): DevLive {
  const { config, folder } = context;
  /** Text files of the frame, by address. */
  const texts = new Map<string, string>();
  let parts: Promise<Parts> | null = null;

  const keep = (name: string, extension: string, text: string): string => {
    const address = hashedAddress(name, extension, text);
    texts.set(address, text);
    return address;
  };

  const makeParts = async (): Promise<Parts> => {
    process.stdout.write('Preparing libraries for edited examples …\n');
    const { libraries } = await readLiveParts(context, pages.site().site);
    // Ignores the configured frame origin: the host there has none of the content under development.
    const sources = {
      siteFolder: folder,
      styles: pages.styles(),
      sheets: libraries.sheets,
      wording: { language: config.language, texts: config.texts },
      pageOrigin: null
    };
    const frame = await writeFrame(sources, keep);
    const own = publishOwnSheets(config, folder, keep);
    pages.addAssets([...libraries.assets, ...frame.assets, ...own.assets]);
    process.stdout.write('Libraries for edited examples are ready.\n');
    const addresses = { frame: frame.address, ownSheets: own.addresses };
    return { libraries, setup: makeLiveSetup(libraries, config, folder, await pages.releases(), addresses) };
  };

  const currentParts = (): Promise<Parts> => {
    if (!parts) {
      parts = makeParts();
      // Don't cache a failure: its cause may be temporary, e.g. a package that is being installed.
      parts.catch(() => (parts = null));
    }
    return parts;
  };

  const setupOf = (address: string): TabSetup | null => {
    const place = pages.site().tabs.get(address);
    if (!place || !tabsWithExamples(pages.site().site).some(({ source }) => source === place.source)) {
      return null;
    }
    const { code, figures, assets } = createTabReader(config, folder, new ModuleResolver())(place.page, place.source);
    pages.addAssets(assets);
    const sheets = sourceSheets(place.source);
    const { exampleBase, exampleClassSheets } = pages.styles();
    const addresses = [
      ...(sheets.length === 0 ? [] : [pages.devStyles.link(sheets)]),
      ...(forcesStates({ code, figures })
        ? [pages.devStyles.link([...exampleBase, ...exampleClassSheets], 'forced')]
        : [])
    ];
    return tabSetup({ ...code, styles: addresses }, figures);
  };

  const partAt = async (address: string): Promise<{ type: string; body: string | Buffer } | null> => {
    const { scripts, folder: scriptFolder } = (await currentParts()).libraries;
    const type = lookup(address) ?? '';
    const text = texts.get(address);
    if (text !== undefined) {
      return { type, body: text };
    }
    const isScript = scripts.some((script) => script.address === address);
    return isScript ? { type, body: readFileSync(path.join(scriptFolder, address)) } : null;
  };

  const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });
  return {
    async answer(address) {
      const tab = TAB_SETUP.exec(address)?.[1];
      if (tab !== undefined) {
        const setup = setupOf(tab);
        return setup === null ? null : json(setup);
      }
      if (address === SETUP_ADDRESS) {
        return json((await currentParts()).setup);
      }
      if (address === NAMES_ADDRESS) {
        return json((await currentParts()).libraries.names);
      }
      return PART.test(address) ? partAt(address) : null;
    },
    clear() {
      parts = null;
    }
  };
}
