import type { SiteContext } from '../../src/content/siteContext.ts';
import type { Page, Site, Source } from '../../src/model.ts';
import { readCssVariables } from '../../src/reference/design/designFiles.ts';
import type { CssVariableRow } from '../../src/reference/cssVariables/rows.ts';
import type { SiteReference } from '../../src/reference/siteReference.ts';
import { listedSections } from '../../src/site/documents/twinLists.ts';
import { listFiles } from '../../src/twin/lists.ts';
import type { Twin } from '../../src/twin/twinInput.ts';
import { assembleForTests } from './assembleForTests.ts';

/** The Markdown of a site, without a build: what programs render on pages is missing. */
interface SiteTwins {
  site: Site;
  reference: SiteReference;
  rowsOf: (prefix: string) => readonly CssVariableRow[];
  tabs: { page: Page; source: Source; twins: Twin[] }[];
  landing: Twin[];
  lists: Twin[];
}

/** @param every makes those of each first, eleventh … tab if it is 10 */
export async function makeSiteTwins(context: SiteContext, every = 1): Promise<SiteTwins> {
  const { parts, documents } = await assembleForTests(context);
  const { config, site, reference, design, twins: maker } = parts;
  return {
    site,
    reference,
    rowsOf: (prefix) => readCssVariables(design, prefix),
    tabs: site.pages
      .flatMap((page) => page.sources.map((source) => ({ page, source })))
      .filter((_, index) => index % every === 0)
      .map(({ page, source }) => ({ page, source, twins: maker.twinsOf(documents, page, source) })),
    landing: maker.landingTwins(documents),
    lists: listFiles({
      product: config.product,
      sections: listedSections(documents, site),
      fullParts: () => 1,
      absolute: (address) => maker.absolute(address)
    })
  };
}
