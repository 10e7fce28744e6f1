import { isAboutOther, namesOther } from '../../search/builtIn/implementationTabs.ts';
import type { SearchResult } from '../../search/searchProvider.ts';
import type { CatalogTab } from './catalog.ts';
import type { FoundPassage } from './passages.ts';

/** Number of results that are the best ones. */
export const BEST = 3;

/** Further headings of a tab come last: the first ones lead to it. */
const MOST_HEADINGS_OF_TAB = 2;

/** Orders what was found for those who write programs, of whom most read the first results alone. */
interface ResultOrder {
  results: (results: readonly SearchResult[]) => SearchResult[];
  /** Those that come last are not taken for whole answers. */
  passages: (passages: readonly FoundPassage[]) => FoundPassage[];
}

/**
 * Puts parts of tabs about other implementations than the default one last, unless the query names one; deprecated text,
 * too. Among the best results is an example of the page that comes first: code answers how something is done.
 */
export function createOrder(query: string, tabs: readonly Pick<CatalogTab, 'tabPath' | 'deprecated'>[]): ResultOrder {
  const isNamed = namesOther(query);
  const isOther = (address: string): boolean => !isNamed && isAboutOther(address);
  const deprecated = new Set(tabs.flatMap((tab) => (tab.deprecated ? tab.tabPath : [])));
  const isLast = ({ address }: FoundPassage): boolean => isOther(address) || deprecated.has(address);
  return {
    results: (results) => withExample(spread(results, isOther)),
    passages: (passages) => [
      ...passages.filter((passage) => !isLast(passage)),
      ...passages.filter(isLast).map((passage) => ({ ...passage, isWhole: false }))
    ]
  };
}

function spread(results: readonly SearchResult[], isOther: (address: string) => boolean): SearchResult[] {
  const headings = new Map<string, number>();
  const isFurther = ({ kind, address }: SearchResult): boolean => {
    const tab = address.replace(/#.*$/, '');
    const count = (headings.get(tab) ?? 0) + (kind === 'heading' ? 1 : 0);
    headings.set(tab, count);
    return (kind === 'heading' && count > MOST_HEADINGS_OF_TAB) || (kind !== 'page' && isOther(tab));
  };
  const { first = [], further = [] } = Object.groupBy(results, (result) => (isFurther(result) ? 'further' : 'first'));
  return [...first, ...further];
}

/** Lifts the best example of the page that comes first among the best results. */
function withExample(results: readonly SearchResult[]): SearchResult[] {
  const page = results[0]?.page;
  const example = results.find((result) => result.kind === 'example' && result.page === page);
  const place = BEST - 1;
  return example === undefined || results.indexOf(example) <= place
    ? [...results]
    : [...results.slice(0, place), example, ...results.slice(place).filter((result) => result !== example)];
}
