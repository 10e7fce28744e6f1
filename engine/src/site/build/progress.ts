/** Tells what a build is at. */
export interface Progress {
  /**
   * A stage begins; the one before it has ended.
   * @param total how many pieces it has, when they can be counted
   */
  stage(name: string, total?: number): void;
  /** Pieces of the current stage that are done. */
  done(count: number): void;
}
