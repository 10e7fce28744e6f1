import type { SiteContext } from '../../content/siteContext.ts';
import type { Site } from '../../model.ts';
import { designFolder } from '../../reference/design/designFolder.ts';
import type { SiteReference } from '../../reference/siteReference.ts';
import { readSiteHistory } from '../../reference/snapshot/siteHistory.ts';
import { isDtcgAddress, siteDtcgFiles } from '../../reference/tokens/dtcg/dtcgFiles.ts';
import { apiDocuments } from '../publish/api/apiDocuments.ts';
import { OPEN_API_ADDRESS } from '../publish/api/addresses.ts';
import { siteRequests } from '../publish/api/requests.ts';
import { siteFacts } from '../publish/siteFacts.ts';

/** What the files that describe the others are made of. */
interface ApiSources {
  site: Site;
  reference: () => Promise<SiteReference>;
  /** Version of the product that the site documents. */
  release: () => Promise<string>;
}

/** Returns a file that describes the others, or one with tokens in a common format; null for other addresses. */
export async function apiDocument(context: SiteContext, sources: ApiSources, address: string): Promise<unknown> {
  if (isDtcgAddress(address)) {
    return siteDtcgFiles(await designFolder(context)).get(decodeURI(address)) ?? null;
  }
  if (address !== OPEN_API_ADDRESS && !address.startsWith('/api/schemas/')) {
    return null;
  }
  const { site } = sources;
  const reference = await sources.reference();
  // The lists by version are for programs, which read the published site.
  const hasHistory = readSiteHistory(context.folder) !== null;
  const design = await designFolder(context);
  const requests = siteRequests({ site, reference, design, hasHistory, versioned: null });
  return apiDocuments(requests, siteFacts(context.config, await sources.release())).get(address) ?? null;
}
