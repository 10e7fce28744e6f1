import { loadSite } from '../../src/content/loadSite.ts';
import type { SiteContext } from '../../src/content/siteContext.ts';
import { designFolder } from '../../src/reference/design/designFolder.ts';
import { loadSiteReference } from '../../src/reference/siteReference.ts';
import { assembleSite, type SiteParts } from '../../src/site/documents/assembleSite.ts';
import type { DocumentContext } from '../../src/site/documents/documentContext.ts';
import { loadRenderer } from '../../src/site/documents/loadRenderer.ts';
import { createSiteHead } from '../../src/site/documents/siteHead.ts';

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
    stylesheets: { page: [], pageThemes: [], standalone: [], standaloneThemes: [], onDemand: [], definition: [] },
    report: () => undefined,
    previewOf: () => undefined
  } satisfies Partial<DocumentContext> as unknown as DocumentContext;
  return { parts, documents };
}
