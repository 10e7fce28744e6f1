/** One example to render: its prepared module and what tells its ids from those of others. */
export interface RenderRequest {
  key: string;
  /** Module source as `ExamplePreparer` makes it. */
  code: string;
  /** File whose folder the module's imports are looked up from: the example's own, or its Markdown. */
  file: string;
  identifierPrefix: string;
}

/** Where it failed: while its module ran, while its component rendered, or by hanging or ending its process. */
export type RenderPhase = 'evaluate' | 'render' | 'process';

/** What became of one attempt. */
export type RenderOutcome =
  /** The browser may take over this HTML. */
  | { state: 'live'; html: string }
  /** The HTML depends on time, random numbers or locale: the browser renders again and replaces it. */
  | { state: 'fresh'; html: string; reason: string }
  /** Only the browser can render it. `reason` is the error's first line, `output` what it wrote to the console. */
  | { state: 'client'; reason: string; phase: RenderPhase; output: string[] };

/** Without a document first; then, for what failed, with an imitated one. */
export type Attempt = 1 | 2;

export type RenderResult = RenderOutcome & { key: string; attempt: Attempt };

/** True for an example that threw; one that hangs or kills its process would do so again. */
export function needsSecondAttempt(result: RenderResult): boolean {
  return result.state === 'client' && result.phase !== 'process';
}
