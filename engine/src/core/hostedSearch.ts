import type { SearchRecord } from './searchRecord.ts';

/** What a hosted search is told about the site that it is for. */
export interface SearchedProduct {
  name: string;
  /** Small letters, digits, and hyphens: a default name for an index. */
  slug: string;
}

/**
 * A search service that answers readers in place of the site's own index: the value of `search.provider` in a site's
 * configuration. Packages export functions that make one of their options (docs/extending.md).
 */
export interface HostedSearch {
  /** What messages call the service. */
  name: string;
  /**
   * File of the module for browsers, such as `new URL('./browser.js', import.meta.url)`. Its default export is a function
   * (`OpenSearch` of `patternbook/search`). It is bundled with the site's scripts, and loaded when a reader uses the search.
   */
  browserModule: URL;
  /** Returns what that function gets: plain data, which is part of a public script. */
  settings: (product: SearchedProduct) => unknown;
  /** Origins other than the site's own that the module loads scripts from and sends requests to; documents allow no others. */
  origins?: { scripts?: readonly string[]; connections?: readonly string[] };
  /** Sends the records of a build to the service, for `patternbook push-search`. A service that crawls the site needs none. */
  push?: (input: PushInput) => Promise<PushReport>;
}

/** What `patternbook push-search` gives a hosted search. */
export interface PushInput {
  product: SearchedProduct;
  /** Language of the site, as a BCP 47 tag. */
  language: string;
  /** One-way synonyms: a query for the key also finds the words in its list. */
  synonyms: Readonly<Record<string, readonly string[]>>;
  /**
   * Reads the records of the last build, one by one: all of them may not fit in memory. They are the same in each call until
   * the next build.
   * @throws (rejects) UserError if there was no build
   */
  records: () => AsyncIterable<SearchRecord>;
  /** Folder for what has to be known of an interrupted push. It may not exist, and may be deleted at any time. */
  folder: string;
  /** Only find out what would be sent. */
  isDryRun: boolean;
  /** Number of records in a request; null for the service's default. */
  batchSize: number | null;
  progress: PushProgress;
}

/** Observer of a push's progress. */
export interface PushProgress {
  /** Called when a stage begins. @param total number of records in the stage, if counted */
  stage(name: string, total?: number): void;
  /** Called with the number of finished records of the current stage. */
  done(count: number): void;
}

/** What a push did. */
export interface PushReport {
  /** For people: what the command prints. */
  lines: readonly string[];
  /** For programs: what it prints with `--json`. */
  data: Readonly<Record<string, unknown>>;
}
