import { contentFiles } from '../publish/contentFiles.ts';
import type { Site } from '../../model.ts';
import { apiFiles } from '../../reference/apiFiles.ts';
import { type SiteReference, loadSiteReference } from '../../reference/siteReference.ts';
import type { SiteContext } from '../../content/siteContext.ts';

/** The reference data of a site that is being written, read when something asks for it. */
export interface DevReference {
  of(site: Site): Promise<SiteReference>;
  /** What programs get at an address below `/api`; null for other addresses. */
  answer(site: Site, address: string): Promise<unknown>;
  /** Forgets the data, after a package changed. */
  clear(): void;
}

export function createDevReference(context: SiteContext): DevReference {
  let current: { site: Site; reference: Promise<SiteReference> } | null = null;
  const of = (site: Site): Promise<SiteReference> => {
    if (current?.site !== site) {
      const reference = loadSiteReference(site, context.config, context);
      current = { site, reference };
      // A failure must not outlast its cause, e.g. a package that is being installed.
      reference.catch(() => {
        current = current?.reference === reference ? null : current;
      });
    }
    return current.reference;
  };
  return {
    of,
    async answer(site, address) {
      if (!address.startsWith('/api/')) {
        return null;
      }
      return contentFiles(site).get(address) ?? apiFiles(site, await of(site)).get(address) ?? null;
    },
    clear() {
      current = null;
    }
  };
}
