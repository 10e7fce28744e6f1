/** Visible outcome of a hostile program. */
export type Outcome =
  /** It renders; its attack had no effect. */
  | 'shown'
  /** Error in place of the preview. */
  | RegExp
  /** The frame was stopped, with a message. */
  | 'stopped'
  /** Either, depending on the browser. */
  | 'shown or stopped'
  | 'shown or failed'
  | 'failed or stopped'
  | 'shown or failed or stopped';

/** A hostile program. */
export interface HostileProgram {
  name: string;
  /**
   * Statements that run when the example is evaluated, or a full example if it has a component. `EVIL` is replaced by
   * the address of another server.
   */
  code: string;
  outcome: Outcome;
  /** Final content of the console below the preview. */
  console?: RegExp;
  /** Time until its delayed effects are visible, in milliseconds; 300 by default. */
  laterMs?: number;
  /** The reader types while it runs; no letter may be lost. */
  isTypedOver?: true;
  /** Maximum delay between paints of the page, in milliseconds; `MAX_GAP_MS` by default. */
  gapMs?: number;
}
