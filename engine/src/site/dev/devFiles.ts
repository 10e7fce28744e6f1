import { readFileSync } from 'node:fs';

import { createRewriter, type Rewrite } from '../../core/rewrites.ts';
import { fileWithin } from '../serving/fileWithin.ts';
import { type SiteFiles, textOf } from '../publish/siteFiles.ts';

/** Files beside the documents, made on request. */
export interface DevFiles {
  /**
   * Returns a file about the design system, or another one beside the documents (`SiteFiles`); null for other addresses.
   * @param address decoded
   */
  answer(address: string): Promise<string | Buffer | null>;
  /** Returns where an address leads that has no file of its own; null for other addresses. */
  rewrite(address: string): Promise<Pick<Rewrite, 'to' | 'status'> | null>;
}

/** Dependencies on the dev server's pages. */
interface DevFileSources {
  files(): Promise<SiteFiles>;
  /** Returns the folder of the files about the design system, laid out by address. */
  design(): Promise<string>;
  /** Renders all that contents lists of tabs depend on. */
  renderContentsLists(): Promise<void>;
}

export function createDevFiles(pages: DevFileSources): DevFiles {
  return {
    async answer(address) {
      const aboutDesign = address.startsWith('/api/') ? fileWithin(await pages.design(), address) : null;
      if (aboutDesign !== null) {
        return readFileSync(aboutDesign);
      }
      if (address === '/routes.json') {
        await pages.renderContentsLists();
      }
      for (const { starts, contents } of (await pages.files()).groups) {
        const isPossible = starts.some((start) => address.startsWith(start));
        const found = isPossible && [...(await contents())].find(([each]) => decodeURI(each) === address);
        if (found) {
          return textOf(found[1]);
        }
      }
      return null;
    },
    async rewrite(address) {
      return createRewriter(await (await pages.files()).rewrites())(address);
    }
  };
}
