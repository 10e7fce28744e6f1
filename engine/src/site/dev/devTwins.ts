import { listFiles } from '../../twin/lists.ts';
import type { Page, Source } from '../../model.ts';
import type { DocumentContext } from '../documents/documentContext.ts';
import type { TwinMaker } from '../documents/tabTwins.ts';
import { listedSections } from '../documents/twinLists.ts';
import type { DevSite } from './devSite.ts';

interface TwinRequest {
  devSite: DevSite;
  maker: TwinMaker;
  /** Prepares rendering: of a tab, or of no tab in particular. */
  contextOf: (source: Source | null) => Promise<DocumentContext>;
}

/**
 * Returns the Markdown of a tab, of a part of it, of an example, of the front page, or of a list of pages. Null for other addresses, and for
 * files with all Markdown of a section, which are for sites that are built.
 */
export async function markdownAt(address: string, request: TwinRequest): Promise<string | null> {
  const { devSite, maker, contextOf } = request;
  const place = placeOf(address, devSite);
  const context = await contextOf(place?.source ?? null);
  const files = place
    ? maker.twinsOf(context, place.page, place.source)
    : [
        ...maker.landingTwins(context),
        ...listFiles({
          product: context.config.product,
          sections: listedSections(context, devSite.site),
          fullParts: () => 0,
          absolute: (path) => maker.absolute(path)
        })
      ];
  return files.find((file) => file.address === address)?.text ?? null;
}

/** Finds the tab that the address of its Markdown, of a part of it, or of an example begins with. */
function placeOf(address: string, { tabs }: DevSite): { page: Page; source: Source } | null {
  if (!address.endsWith('.md')) {
    return null;
  }
  let path = address.slice(0, -'.md'.length);
  for (let place = tabs.get(path); path !== ''; place = tabs.get(path)) {
    if (place) {
      return place;
    }
    path = path.slice(0, path.lastIndexOf('/'));
  }
  return null;
}
