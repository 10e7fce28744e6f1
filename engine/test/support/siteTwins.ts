import type { SiteContext } from '../../src/content/siteContext.ts';
import { loadSite } from '../../src/content/loadSite.ts';
import type { Page, Site, Source } from '../../src/model.ts';
import { siteReleaseNotes } from '../../src/content/releases/releaseNotes.ts';
import { designFolder } from '../../src/reference/design/designFolder.ts';
import { readCssVariables } from '../../src/reference/design/designFiles.ts';
import type { CssVariableRow } from '../../src/reference/cssVariables/rows.ts';
import { loadSiteReference, type SiteReference } from '../../src/reference/siteReference.ts';
import type { DocumentContext } from '../../src/site/documents/documentContext.ts';
import { loadApp } from '../../src/site/documents/loadApp.ts';
import { createMarkdownContext } from '../../src/site/documents/markdownContext.ts';
import { createReferenceOf } from '../../src/site/documents/pageReference.ts';
import { createShellSite } from '../../src/site/documents/shellSite.ts';
import { loadSiteComponents } from '../../src/site/documents/siteComponents.ts';
import { createTwinMaker } from '../../src/site/documents/tabTwins.ts';
import { createTokenGuide } from '../../src/site/documents/tokens.ts';
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

/** @param every makes those of each first, eleventh … tab if it is 10 */
export async function makeSiteTwins(context: SiteContext, every = 1): Promise<SiteTwins> {
  const { config, folder } = context;
  const app = await loadApp(config);
  const components = await loadSiteComponents(app, context);
  const site = await loadSite(config, folder, components);
  const { shellSite: shell } = createShellSite(config, folder, site, new Map());
  const [reference, design] = await Promise.all([loadSiteReference(site, config, context), designFolder(context)]);
  const tokens = createTokenGuide(site, design);
  const readReleaseNotes = () => siteReleaseNotes(config, folder, shell.releases);
  const markdownContext = createMarkdownContext({
    config,
    site,
    shell,
    reference,
    tokens,
    folder,
    design,
    readReleaseNotes
  });
  const documents = {
    app,
    config,
    site: shell,
    components,
    markdownContext,
    referenceOf: createReferenceOf(site, reference, { design, folder, config, tokenAddress: tokens.addressOf }),
    report: () => undefined,
    previewOf: () => undefined
  } satisfies Partial<DocumentContext> as unknown as DocumentContext;
  const maker = createTwinMaker(context, { site, reference, design });
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
