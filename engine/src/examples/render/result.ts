/** Request to render one example. */
export interface RenderRequest {
  key: string;
  /** Module source as produced by `ExamplePreparer`. */
  code: string;
  /** File that imports are resolved from: the example's own file, or its Markdown file. */
  file: string;
  identifierPrefix: string;
}

/** Phase of a failure: evaluating the module, rendering the component, or a hung or crashed process. */
export type RenderPhase = 'evaluate' | 'render' | 'process';

/** Outcome of one render attempt. */
export type RenderOutcome =
  /** The HTML can be hydrated. */
  | { state: 'live'; html: string }
  /**
   * The HTML depends on time, random numbers, locale, or whether there is a window, so the browser replaces it with a client
   * render. A fragile module throws with a window.
   */
  | { state: 'fresh'; html: string; reason: string; isFragile?: boolean }
  /**
   * Server rendering failed. `reason` is the first line of the error, `output` the captured console output. With the same
   * error with and without a DOM, there is little hope for browsers.
   */
  | { state: 'client'; reason: string; phase: RenderPhase; output: string[]; isCertain?: boolean };

/** The first attempt has no DOM; the second one, for examples that failed, has an emulated one. */
export type Attempt = 1 | 2;

export type RenderResult = RenderOutcome & { key: string; attempt: Attempt };

/** Adds to the result of a second attempt whether it failed like the first. */
export function afterFirst(first: RenderResult, second: RenderResult): RenderResult {
  return first.state === 'client' && second.state === 'client' && first.reason === second.reason
    ? { ...second, isCertain: true }
    : second;
}

/** Returns the HTML of a result; null if there is none. */
export function htmlOf(result: RenderResult | undefined): string | null {
  return result === undefined || result.state === 'client' ? null : result.html;
}

/** True if the module may throw on evaluation: others must not be imported together with it. */
export function isFragile(result: RenderResult | undefined | null): boolean {
  return result?.state === 'client'
    ? result.phase !== 'render'
    : result?.state === 'fresh' && result.isFragile === true;
}

/** True if the example threw. A retry would not help examples that hang or crash their process. */
export function needsSecondAttempt(result: RenderResult): boolean {
  return result.state === 'client' && result.phase !== 'process';
}
