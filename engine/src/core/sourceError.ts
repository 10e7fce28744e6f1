import type { Position } from './position.ts';

/** A syntax error, or a violation of the rules for examples. `line` and `column` are 1-based. */
export interface SourceError extends Position {
  message: string;
}
