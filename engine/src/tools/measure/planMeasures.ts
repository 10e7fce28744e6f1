import type { Measure } from '../../core/measures.ts';
import { shortHash } from '../../content/files.ts';
import { measuresHash, readSiteMeasures, type SiteMeasures } from '../../content/siteMeasures.ts';
import { cssPrefixesOf, isMeasured, type MeasureOrder, measureOrders } from '../../examples/measures/measureOrders.ts';
import { resultAddress, type SiteExample } from '../../examples/siteExamples.ts';
import type { Site } from '../../model.ts';
import type { FailedWork } from '../chromium/runPool.ts';
import { exampleTarget } from '../chromium/exampleTarget.ts';

const HASH_LENGTH = 8;

interface PlanInput {
  folder: string;
  /** Origin of the server with the built site. */
  origin: string;
  /** Release of the product. */
  release: string;
}

/** What to measure of an example, for all tags that show it. */
export interface MeasureRequest {
  /** Names the example in the results. */
  path: string;
  /** Address of its tab, and its anchor there. */
  tabPath: string;
  slug: string;
  /** Measures by selector. */
  shows: ReadonlyMap<string, ReadonlySet<Measure>>;
  /** Classes of the page's component; null unless a tag shows targets and contrasts. */
  prefixes: readonly string[] | null;
}

interface WantedMeasures extends MeasureRequest {
  hashes: { code: string; document: string };
}

interface MeasurePlan {
  /** Has the known measures that tags show, which are replaced as examples are measured. */
  measures: SiteMeasures;
  wanted: WantedMeasures[];
  /** Number of examples that tags show. */
  total: number;
  failed: FailedWork[];
}

/** Decides which examples to measure: those that tags show, and that have changed or lack a measure. */
export async function planMeasures(site: Site, { folder, origin, release }: PlanInput): Promise<MeasurePlan> {
  const stored = readSiteMeasures(folder);
  const groups = Map.groupBy(measureOrders(site.pages), ({ example }) => resultAddress(example));
  const plan: MeasurePlan = {
    measures: { date: stored?.date ?? today(), examples: {} },
    wanted: [],
    total: groups.size,
    failed: []
  };
  for (const [path, orders] of groups) {
    const [first] = orders;
    const fingerprint = first ? await fingerprintOf(first, origin) : null;
    if (first === undefined || fingerprint === null) {
      plan.failed.push({ path, message: 'is not in the built site: build it again' });
      continue;
    }
    const { example } = first;
    const hashes = {
      code: measuresHash(example, release, folder),
      document: shortHash(`${fingerprint} ${example.figure?.width}`, HASH_LENGTH)
    };
    const known = stored?.examples[path];
    const isKnown = known?.document === hashes.document && orders.every((order) => isMeasured(order, known));
    if (known) {
      // Kept until there are new ones. A changed code that renders the same document was measured, too.
      plan.measures.examples[path] = isKnown ? { ...known, ...hashes, release } : known;
    }
    if (!isKnown) {
      plan.wanted.push({ ...join(first, orders), hashes });
    }
  }
  if (plan.wanted.length > 0) {
    plan.measures.date = today();
  }
  return plan;
}

/** Hashes what an example looks like in the built site; null if it isn't there. */
async function fingerprintOf(place: SiteExample, origin: string): Promise<string | null> {
  const { address, fingerprint } = exampleTarget(place);
  const response = await fetch(origin + address);
  return response.ok ? fingerprint(await response.text()) : null;
}

/** Joins what several tags show of an example. */
function join({ example, source, page }: SiteExample, orders: readonly MeasureOrder[]): MeasureRequest {
  const shows = new Map<string, Set<Measure>>();
  for (const { selector, show } of orders.flatMap(({ parts }) => parts)) {
    shows.set(selector, new Set([...(shows.get(selector) ?? []), ...show]));
  }
  return {
    path: resultAddress(example),
    tabPath: source.path,
    slug: example.slug,
    shows,
    prefixes: orders.some(({ isAccessibility }) => isAccessibility) ? cssPrefixesOf(page) : null
  };
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
