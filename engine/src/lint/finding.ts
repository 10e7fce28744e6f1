import type { RuleName } from './rules.ts';

/** What a rule reports; its place is an offset in the text. */
export interface Fault {
  rule: RuleName;
  at: number;
  message: string;
  /** What to write instead; null if nobody can tell. */
  suggestion: string | null;
  /** Address of the page of the site that tells more; null if there is none. */
  page: string | null;
}

/** A fault with its place in the file. */
export interface Finding extends Omit<Fault, 'at'> {
  severity: 'error' | 'warning';
  /** 1-based, like the column. */
  line: number;
  column: number;
}
