import type { SiteContext } from '../../src/content/siteContext.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Page, Site, Source } from '../../src/model.ts';
import { designFolder } from '../../src/reference/design/designFolder.ts';
import { readCssVariables } from '../../src/reference/design/designFiles.ts';
import type { CssVariableRow } from '../../src/reference/cssVariables/rows.ts';
import { loadSiteReference, type SiteReference } from '../../src/reference/siteReference.ts';
import type { DocumentContext } from '../../src/site/documents/documentContext.ts';
import { assembleSite, type SiteParts } from '../../src/site/documents/assembleSite.ts';
import { loadRenderer } from '../../src/site/documents/loadRenderer.ts';
import { createSiteHead } from '../../src/site/documents/siteHead.ts';
import { listedSections } from '../../src/site/documents/twinLists.ts';
import { listFiles } from '../../src/twin/lists.ts';
import type { Twin } from '../../src/twin/twinInput.ts';

/** The Markdown of a site, without a build: what programs render on pages is missing. */
interface SiteTwins {
  site: Site;
  reference: SiteReference;
  rowsOf: (prefix: string) => readonly CssVariableRow[];
  tabs: { page: Page; source: Source; twins: Twin[] }[];
  landing: Twin[];
  lists: Twin[];
}

/** Assembles a site without a build: what programs render on pages, and styles, are missing. */
export async function assembleForTests(
  context: SiteContext
): Promise<{ parts: SiteParts; documents: DocumentContext }> {
  const { config, folder } = context;
  const renderer = await loadRenderer(context);
  const site = await loadSite(config, folder, renderer.components);
  const [reference, design] = await Promise.all([loadSiteReference(site, config, context), designFolder(context)]);
  const head = createSiteHead(config, folder);
  const parts = assembleSite({ context, site, reference, design, renderer, head, playgroundOf: () => null });
  const documents = {
    ...parts,
    site: parts.shell,
    stylesheets: { page: [], pageThemes: [], standalone: [], standaloneThemes: [], onDemand: [] },
    report: () => undefined,
    previewOf: () => undefined
  } satisfies Partial<DocumentContext> as unknown as DocumentContext;
  return { parts, documents };
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
