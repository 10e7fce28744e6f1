/** Minimal page interface for any browser. Functions run in the page; their results are JSON. */
export interface DrivenPage {
  goto(address: string): Promise<void>;
  evaluate<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /** Types letters into the focused element. */
  type(letters: string): Promise<void>;
}

/** A browser with one page. */
export interface BareBrowser<Page extends DrivenPage = DrivenPage> {
  page: Page;
  /**
   * What pages caused the browser to show outside of them: dialogs, windows, downloads. Not every driver reports these.
   */
  shown: () => Promise<readonly string[]>;
  close: () => Promise<void>;
}
