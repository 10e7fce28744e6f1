import { UserError } from '../../core/userError.ts';
import { installedVersion, installedVersions } from '../../content/packages.ts';
import { type ScreenReaderRecord, readScreenReaderRecord } from '../../content/screenReaderRecord.ts';
import { codeHash } from '../../content/siteAudit.ts';
import { type SiteClaim, siteClaims } from '../../examples/claims/siteClaims.ts';
import type { Site } from '../../model.ts';

interface PlanInput {
  /** The site's folder. */
  folder: string;
  /** Versions of the installed programs. */
  versions: Pick<ScreenReaderRecord, 'orca' | 'firefox'>;
  /** Addresses of pages whose claims are recorded in any case; empty: all claims that have changed. */
  paths: readonly string[];
}

interface WantedClaim {
  claim: SiteClaim;
  /** Hash of the example's code. */
  code: string;
}

interface ListeningPlan {
  /** Has what is known, which is replaced as claims are recorded. */
  record: ScreenReaderRecord;
  wanted: WantedClaim[];
  /** Number of claims of the site. */
  claims: number;
}

/**
 * Decides which claims to record: those without a record, and those whose example has changed.
 * @throws UserError when a page doesn't exist; Error if claims are invalid
 */
export function planListening(site: Site, { folder, versions, paths }: PlanInput): ListeningPlan {
  for (const path of paths) {
    if (!site.pages.some((page) => page.path === path)) {
      throw new UserError(`The site has no page ${path}.`);
    }
  }
  const all = siteClaims(site);
  const stored = readScreenReaderRecord(folder);
  const known = stored?.claims ?? {};
  const packages = new Set(all.flatMap(({ place }) => place.source.package ?? []));
  const kept = all.flatMap(({ id }) => (known[id] ? [[id, known[id]] as const] : []));
  const hashed = all.map((claim) => ({ claim, code: claimedCode(claim, folder) }));
  return {
    record: {
      date: new Date().toISOString().slice(0, 10),
      ...versions,
      packages: Object.fromEntries(installedVersions(packages, folder)),
      // Those of claims that are gone are forgotten.
      claims: Object.fromEntries(kept)
    },
    wanted: hashed.filter(({ claim, code }) =>
      paths.length > 0
        ? paths.includes(claim.page.path)
        : isStale(known[claim.id], code) || !hasVersions(stored, versions)
    ),
    claims: all.length
  };
}

/** Hashes the code of a claim's example. @param folder of the site */
function claimedCode({ place: { example, source } }: SiteClaim, folder: string): string {
  return codeHash(example, source.package === null ? null : installedVersion(source.package, folder));
}

function isStale(recorded: { code: string } | undefined, code: string): boolean {
  return recorded?.code !== code;
}

function hasVersions(stored: ScreenReaderRecord | null, { orca, firefox }: PlanInput['versions']): boolean {
  return stored?.orca === orca && stored.firefox === firefox;
}
