/** A question of a reader, and where the answer is. */
export interface ExpectedResult {
  query: string;
  /** Address of the page (not tab) that answers it best; several where they answer it equally well. */
  pages: readonly [string, ...string[]];
}
