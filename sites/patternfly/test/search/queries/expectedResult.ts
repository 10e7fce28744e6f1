/** A query and its expected pages. */
export interface ExpectedResult {
  query: string;
  /** Address of the best page (not tab); several if they are equally good. */
  pages: readonly [string, ...string[]];
}
