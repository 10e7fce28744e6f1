import { UserError } from '../../core/userError.ts';
import { installedVersion, installedVersions } from '../../content/packages.ts';
import { codeHash, readSiteAudit, type SiteAudit } from '../../content/siteAudit.ts';
import { resultAddress, type SiteExample, siteExamples } from '../../examples/siteExamples.ts';
import type { Page, Site } from '../../model.ts';
import type { FailedWork } from '../chromium/runPool.ts';
import { type ExampleTarget, exampleTarget } from '../chromium/exampleTarget.ts';

interface PlanInput {
  folder: string;
  /** Origin of the server with the built site. */
  origin: string;
  axeVersion: string;
  /** What is audited besides light and dark. */
  others: { themes: readonly { name: string }[]; rules: readonly string[] };
  paths: readonly string[];
}

interface WantedExample extends SiteExample {
  target: ExampleTarget;
  hashes: { code: string; document: string };
}

interface AuditPlan {
  /** Has the known results, which are replaced as examples are audited. */
  audit: SiteAudit;
  /** Those without any result come first. */
  wanted: WantedExample[];
  failed: FailedWork[];
}

/** Decides which examples to audit. */
export async function planAudit(site: Site, input: PlanInput): Promise<AuditPlan> {
  const { folder, origin, axeVersion, others, paths } = input;
  const chosen = new Set(pagesAt(site, paths));
  const places = siteExamples(site);
  const stored = readSiteAudit(folder);
  const kind = { axeVersion, otherThemes: others.themes.map(({ name }) => name), themeRules: [...others.rules] };
  const known = stored !== null && isSameKind(stored, kind) ? stored.examples : {};
  const packages = new Set(places.flatMap(({ source }) => source.package ?? []));
  const plan: AuditPlan = {
    audit: {
      date: new Date().toISOString().slice(0, 10),
      ...kind,
      packages: Object.fromEntries(installedVersions(packages, folder)),
      examples: {}
    },
    wanted: [],
    failed: []
  };
  const read = createReader(origin);
  for (const place of places) {
    const { example, source, page } = place;
    const address = resultAddress(example);
    const target = exampleTarget(place);
    const html = await read(target.address);
    const fingerprint = html === null ? null : target.fingerprint(html);
    if (fingerprint === null) {
      plan.failed.push({ path: address, message: 'is not in the built site: build it again' });
      continue;
    }
    const version = source.package === null ? null : installedVersion(source.package, folder);
    const hashes = { code: codeHash(example, version), document: fingerprint.slice(0, 8) };
    const result = known[address];
    if (result) {
      // Kept until there is a new one. A changed code that renders the same document was audited, too.
      plan.audit.examples[address] = result.document === hashes.document ? { ...result, ...hashes } : result;
    }
    if (chosen.has(page) || (paths.length === 0 && result?.document !== hashes.document)) {
      plan.wanted.push({ ...place, target, hashes });
    }
  }
  const isKnown = ({ example }: WantedExample): number => (known[resultAddress(example)] ? 1 : 0);
  plan.wanted.sort((a, b) => isKnown(a) - isKnown(b));
  return plan;
}

type AuditKind = Pick<SiteAudit, 'axeVersion' | 'otherThemes' | 'themeRules'>;

/** Whether results of one kind of audit can stand beside those of another. */
function isSameKind(a: AuditKind, b: AuditKind): boolean {
  return (
    a.axeVersion === b.axeVersion &&
    a.otherThemes.join() === b.otherThemes.join() &&
    a.themeRules.join() === b.themeRules.join()
  );
}

/**
 * Reads the built documents; null for those that don't exist. The last one is kept, since the figures of a tab share
 * theirs.
 */
function createReader(origin: string): (address: string) => Promise<string | null> {
  let last: { address: string; html: string | null } | null = null;
  return async (address) => {
    if (last?.address !== address) {
      const response = await fetch(origin + address);
      last = { address, html: response.ok ? await response.text() : null };
    }
    return last.html;
  };
}

function pagesAt({ pages }: Site, paths: readonly string[]): Page[] {
  return paths.map((path) => {
    const page = pages.find((candidate) => candidate.path === path);
    if (page === undefined) {
      throw new UserError(`The site has no page ${path}.`);
    }
    return page;
  });
}
