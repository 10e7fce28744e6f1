import { installedVersion } from '../../content/packages.ts';
import { codeHash, readSiteAudit } from '../../content/siteAudit.ts';
import { resultAddress } from '../../examples/siteExamples.ts';
import type { StoredAudit } from '../../ui/index.ts';

/** Reads the audit of a site; null if it was never audited. @param folder of the site */
export function readStoredAudit(folder: string): StoredAudit | null {
  const stored = readSiteAudit(folder);
  if (stored === null) {
    return null;
  }
  const { examples, ...rest } = stored;
  return {
    ...rest,
    findingsIn(example, source) {
      const audited = examples[resultAddress(example)];
      return audited === undefined
        ? null
        : {
            findings: { light: audited.light, dark: audited.dark },
            get isOutdated() {
              const version = source.package === null ? null : installedVersion(source.package, folder);
              return audited.code !== codeHash(example, version);
            }
          };
    }
  };
}
