import { installedVersion } from '../content/packages.ts';
import { warning } from '../content/problem.ts';
import { readScreenReaderRecord } from '../content/screenReaderRecord.ts';
import { codeHash } from '../content/siteAudit.ts';
import { type SiteClaim, siteClaims } from '../examples/claims/siteClaims.ts';
import type { Problem, Site } from '../model.ts';

const REMEDY = 'Build the site, and run "patternbook listen".';

/**
 * Finds claims without the words of a screen reader, or with those about an older example. A site that has never been
 * recorded has no such problems.
 * @param folder of the site
 */
export function screenReaderProblems(site: Site, folder: string): Problem[] {
  const record = readScreenReaderRecord(folder);
  if (record === null) {
    return [];
  }
  return readableClaims(site).flatMap(({ id, label, place: { example, source }, source: { file } }) => {
    const recorded = record.claims[id];
    const version = source.package === null ? null : installedVersion(source.package, folder);
    if (recorded === undefined) {
      return [
        warning('screen-reader-missing', `What a screen reader says is not recorded: ${label}`, { file }, REMEDY)
      ];
    }
    return recorded.code === codeHash(example, version)
      ? []
      : [
          warning(
            'screen-reader-outdated',
            `The example has changed since a screen reader read it: ${label}`,
            { file },
            REMEDY
          )
        ];
  });
}

/** Claims that can't be read are reported as data of their component. */
function readableClaims(site: Site): SiteClaim[] {
  try {
    return siteClaims(site);
  } catch {
    return [];
  }
}
