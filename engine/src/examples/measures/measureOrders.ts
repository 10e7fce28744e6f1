import type { Measure, MeasuredExample } from '../../core/measures.ts';
import { componentsIn } from '../../content/prose.ts';
import type { ComponentBlock, Example, Page, Source } from '../../model.ts';
import { examplesOf, isStandalone, type SiteExample } from '../siteExamples.ts';
import { readMeasuresTag, readMeasureTag, selectorOf } from './measureTags.ts';

/** Names of the tags that show measures. */
const MEASURE_TAGS = { table: 'Measures', inline: 'Measure', accessibility: 'MeasuredAccessibility' } as const;

/** Measures of a part. */
export interface PartOrder {
  selector: string;
  show: readonly Measure[];
}

/** What a tag shows of one example. */
export interface MeasureOrder extends SiteExample {
  parts: readonly PartOrder[];
  /** Whether the tag shows targets and contrast. */
  isAccessibility: boolean;
  /** The tag, and the tab that contains it. */
  block: ComponentBlock;
  usedBy: Source;
}

/** Finds all tags of a site that show measures. Those that can't be read are left out: `check` reports them. */
export function measureOrders(pages: readonly Page[]): MeasureOrder[] {
  const orders: MeasureOrder[] = [];
  for (const page of pages) {
    for (const source of page.sources) {
      for (const block of tagsIn(source)) {
        try {
          orders.push(...ordersOf(page, source, block));
        } catch {
          // Its data names nothing.
        }
      }
    }
  }
  return orders;
}

/** Returns the tabs that show a component itself: what they document has targets and colors of its own. */
export function documentingTabs({ sources }: Page): Source[] {
  return sources.filter(
    ({ cssPrefix, propComponents, isDemo, deprecated }) =>
      cssPrefix.length + propComponents.length > 0 && !isDemo && !deprecated
  );
}

/** Returns the prefixes of the classes of a page's component. */
export function cssPrefixesOf({ sources }: Page): string[] {
  return [...new Set(sources.flatMap(({ cssPrefix }) => cssPrefix))];
}

/** Whether an example was measured as an order asks. */
export function isMeasured({ parts, isAccessibility }: MeasureOrder, measured: MeasuredExample): boolean {
  return (
    (!isAccessibility || measured.accessibility !== null) &&
    parts.every(({ selector, show }) => {
      const part = measured.parts[selector];
      return part === null || (part !== undefined && show.every((name) => part[name] !== undefined));
    })
  );
}

const NAMES: ReadonlySet<string> = new Set(Object.values(MEASURE_TAGS));

function tagsIn(source: Source): ComponentBlock[] {
  return componentsIn(source).filter(({ name }) => NAMES.has(name));
}

function ordersOf(page: Page, source: Source, block: ComponentBlock): MeasureOrder[] {
  const order = (example: Example, shownIn: Source, parts: readonly PartOrder[], isAccessibility = false) => ({
    ...{ example, source: shownIn, page },
    ...{ parts, isAccessibility, block, usedBy: source }
  });
  switch (block.name) {
    case MEASURE_TAGS.table: {
      const { example, rows, columns, show } = readMeasuresTag(source, block);
      const parts = rows.flatMap((row) =>
        (columns ?? [null]).map((column) => ({ selector: selectorOf(row, column), show }))
      );
      return [order(example, source, parts)];
    }
    case MEASURE_TAGS.inline: {
      const { example, selector, show } = readMeasureTag(source, block);
      return [order(example, source, [{ selector, show: [show] }])];
    }
    default:
      return documentingTabs(page).flatMap((tab) =>
        examplesOf(tab)
          .filter(isStandalone)
          .map((example) => order(example, tab, [], true))
      );
  }
}
