import { readFileSync } from 'node:fs';
import path from 'node:path';

import { lookup } from 'mrmime';

import { type LiveFrame, makeLiveFrame, readLiveParts, setupOfTab } from '../build/liveFiles.ts';
import { NAMES_ADDRESS, SETUP_ADDRESS } from '../../core/codeAddress.ts';
import { keepResult } from '../../core/keptResult.ts';
import type { TabSetup } from '../../core/tabCode.ts';
import { ModuleResolver } from '../../examples/moduleResolver.ts';
import type { Asset, Release, Source } from '../../model.ts';
import type { RenderedPlayground } from '../documents/pageReference.ts';
import { hashedAddress } from '../publish/siteWriter.ts';
import type { Libraries } from '../../bundle/libraries/openLibraries.ts';
import { createTabReader, tabsWithExamples } from '../../bundle/libraries/siteTabs.ts';
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
  playground(source: Source): Promise<RenderedPlayground | null>;
  addAssets(assets: readonly Asset[]): void;
}

export function createDevLive(context: SiteContext, pages: DevLiveSources): DevLive {
  const { config, folder } = context;
  /** Text files of the frame, by address. */
  const texts = new Map<string, string>();

  const keep = (name: string, extension: string, text: string): string => {
    const address = hashedAddress(name, extension, text);
    texts.set(address, text);
    return address;
  };

  const parts = keepResult(async (): Promise<LiveFrame & { libraries: Libraries }> => {
    process.stdout.write('Preparing libraries for edited examples …\n');
    const { libraries } = await readLiveParts(context, pages.site().site);
    const releases = await pages.releases();
    // Ignores the configured frame origin: the host there has none of the content under development.
    const frame = await makeLiveFrame(libraries, context, { styles: pages.styles(), releases, hosting: null, keep });
    pages.addAssets(frame.assets);
    process.stdout.write('Libraries for edited examples are ready.\n');
    return { ...frame, libraries };
  });

  const setupAt = async (address: string): Promise<TabSetup | null> => {
    const place = pages.site().tabs.get(address);
    if (!place || !tabsWithExamples(pages.site().site).some(({ source }) => source === place.source)) {
      return null;
    }
    const tab = createTabReader(config, folder, new ModuleResolver())(place.page, place.source);
    pages.addAssets(tab.assets);
    const playground = await pages.playground(place.source);
    const linkSheet = pages.devStyles.link;
    return setupOfTab(tab, { styles: pages.styles(), playgroundOf: () => playground, linkSheet });
  };

  const partAt = async (address: string): Promise<{ type: string; body: string | Buffer } | null> => {
    const { scripts, folder: scriptFolder } = (await parts.get()).libraries;
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
        const setup = await setupAt(tab);
        return setup === null ? null : json(setup);
      }
      if (address === SETUP_ADDRESS) {
        return json((await parts.get()).setup);
      }
      if (address === NAMES_ADDRESS) {
        return json((await parts.get()).libraries.names);
      }
      return PART.test(address) ? partAt(address) : null;
    },
    clear: parts.forget
  };
}
