import type { Position } from './position.ts';

/** Source text that does not parse, or breaks a rule of examples. `line` and `column` start at 1. */
export interface SourceError extends Position {
  message: string;
}
