import { installedVersion } from '../content/packages.ts';
import { warning } from '../content/problem.ts';
import { readScreenReaderRecord, type ScreenReaderRecord } from '../content/screenReaderRecord.ts';
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
  return readableClaims(site).flatMap((claim) => {
    const {
      id,
      label,
      source: { file }
    } = claim;
    const recorded = record.claims[id];
    if (recorded === undefined) {
      return [
        warning('screen-reader-missing', `What a screen reader says is not recorded: ${label}`, { file }, REMEDY)
      ];
    }
    return recorded.code === presentCode(claim, folder)
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

/** Returns the claims whose words are recorded with the present code of their examples. @param folder of the site */
export function currentClaims(site: Pick<Site, 'pages'>, record: ScreenReaderRecord, folder: string): SiteClaim[] {
  return readableClaims(site).filter((claim) => record.claims[claim.id]?.code === presentCode(claim, folder));
}

function presentCode({ place: { example, source } }: SiteClaim, folder: string): string {
  return codeHash(example, source.package === null ? null : installedVersion(source.package, folder));
}

/** Claims that can't be read are reported as data of their component. */
function readableClaims(site: Pick<Site, 'pages'>): SiteClaim[] {
  try {
    return siteClaims(site);
  } catch {
    return [];
  }
}
