/** What the reader sees of a hostile program. */
export type Outcome =
  /** It shows something; whatever it tried came to nothing. */
  | 'shown'
  /** An error in place of the preview. */
  | RegExp
  /** The frame is gone; a message says so. */
  | 'stopped'
  /** One or the other, as the browser likes. */
  | 'shown or stopped'
  | 'shown or failed'
  | 'failed or stopped'
  | 'shown or failed or stopped';

/** A program that means no good. */
export interface HostileProgram {
  name: string;
  /**
   * Statements that run when the example is evaluated, or a whole example if it has a component. `EVIL` stands for the
   * address of another server.
   */
  code: string;
  outcome: Outcome;
  /** What the console below the preview says in the end. */
  console?: RegExp;
  /** Time until what it does after it is shown has been noticed, in milliseconds; 300 by default. */
  laterMs?: number;
  /** The reader types while it runs: each letter has to arrive. */
  isTypedOver?: true;
  /** The page may be drawn this late, in milliseconds; `MAX_GAP_MS` by default. */
  gapMs?: number;
}
