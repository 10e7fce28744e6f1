import { installedVersion } from '../../content/packages.ts';
import { readScreenReaderRecord } from '../../content/screenReaderRecord.ts';
import { codeHash, readSiteAudit } from '../../content/siteAudit.ts';
import { examplesOf, resultAddress } from '../../examples/siteExamples.ts';
import type { Example, Page, Site, Source } from '../../model.ts';
import { currentClaims } from '../screenReaderProblems.ts';

/** What was recorded about a tab with present code. */
export interface TabRecords {
  /** Claims that a screen reader read. */
  heard: number;
  /** Examples that axe-core can audit: those of packages on a page with claims, or else the tab's own figures. */
  examples: number;
  /** Those that it has audited. */
  audited: number;
}

/**
 * Returns a function that counts the records about a tab.
 * @param folder of the site
 */
export function createRecordCounter(
  site: Pick<Site, 'pages'>,
  folder: string
): (page: Page, source: Source) => TabRecords {
  const record = readScreenReaderRecord(folder);
  const claims = record === null ? [] : currentClaims(site, record, folder);
  const audit = readSiteAudit(folder)?.examples ?? {};
  const isAudited = (example: Example, version: string | null): boolean =>
    audit[resultAddress(example)]?.code === codeHash(example, version);
  return (page, source) => {
    const tabs = source.blocks.some((block) => block.kind === 'component' && block.attributes['claims'] !== undefined)
      ? page.sources.filter((tab) => tab.package !== null)
      : [source];
    const examples = tabs.flatMap((tab) => {
      const version = tab.package === null ? null : installedVersion(tab.package, folder);
      return examplesOf(tab).map((example) => isAudited(example, version));
    });
    return {
      heard: claims.filter((claim) => claim.source === source).length,
      examples: examples.length,
      audited: examples.filter(Boolean).length
    };
  };
}
