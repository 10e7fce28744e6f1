/** What a render thread is started with. */
export interface ThreadData {
  /** Absolute path of the site, whose React and packages are used. */
  siteFolder: string;
  /** Gives the thread an imitated window and document before any package is loaded. */
  withWindow: boolean;
}
