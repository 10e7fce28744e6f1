import { installedVersion } from '../content/packages.ts';
import { error, warning } from '../content/problem.ts';
import { measuresHash, readSiteMeasures, type SiteMeasures } from '../content/siteMeasures.ts';
import { isMeasured, type MeasureOrder, measureOrders } from '../examples/measures/measureOrders.ts';
import { resultAddress } from '../examples/siteExamples.ts';
import type { Location, Problem, Site } from '../model.ts';
import type { CheckPlace } from './checkPlace.ts';

const REMEDY = 'Build the site, and run "patternbook measure".';

/** Finds tags that show measures and are wrong, or whose examples weren't measured, or have changed since. */
export function measureProblems(site: Site, { config, folder }: Pick<CheckPlace, 'config' | 'folder'>): Problem[] {
  // Tags that can't be read are reported with all other components.
  const orders = measureOrders(site.pages);
  if (orders.length === 0) {
    return [];
  }
  const stored = readSiteMeasures(folder);
  const release = installedVersion(config.product.versionOf, folder) ?? '';
  const found = orders.flatMap((order) => orderProblems(order, { stored, release, folder }));
  // Of several examples that a tag shows, one is enough to say that they have changed.
  const firsts = new Map(found.toReversed().map((one) => [`${one.code} ${place(one.location)} ${one.message}`, one]));
  return [...firsts.values()].toReversed();
}

interface Known {
  stored: SiteMeasures | null;
  release: string;
  folder: string;
}

function orderProblems(order: MeasureOrder, { stored, release, folder }: Known): Problem[] {
  const { example, parts, block } = order;
  const measured = stored?.examples[resultAddress(example)];
  const { location } = block;
  if (measured === undefined || !isMeasured(order, measured)) {
    return [warning('unmeasured', `<${block.name}> shows what hasn't been measured yet.`, location, REMEDY)];
  }
  const isOutdated = measured.code !== measuresHash(example, release, folder);
  const unmatched = parts
    .filter(({ selector }) => measured.parts[selector] === null && !isOutdated)
    .map(({ selector }) =>
      error(
        'unmatched-measure',
        `<${block.name}> measures "${selector}", which matches nothing in "${example.title}".`,
        location,
        `Correct the selector, and measure again.`
      )
    );
  const outdated = `<${block.name}> shows measures of release ${measured.release}; what it measures has changed since.`;
  return isOutdated ? [warning('outdated-measure', outdated, location, REMEDY)] : unmatched;
}

function place(location: Location | null): string {
  return `${location?.file}:${location?.line}`;
}
