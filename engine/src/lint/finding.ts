import type { RuleName } from './rules.ts';

/** What takes the place of a part of a file, so that the fault is gone. */
export interface Fix {
  /** Offset of the part in UTF-16 code units, and of its end. */
  from: number;
  to: number;
  text: string;
}

/** A change that a rule is sure of, in terms of the code: where it is depends on how the file writes it. */
export type Change =
  /** The name at the place of the fault becomes another one. */
  | { kind: 'name'; from: string; to: string }
  /** The literal there becomes a value: a text, or code in braces as an attribute has it. */
  | { kind: 'value'; to: string }
  /** A part of a style's value becomes another one; code may write the value as a number. */
  | { kind: 'style'; from: string; to: string }
  /** The specifier of an import becomes another one. */
  | { kind: 'specifier'; to: string };

/** What a rule reports; its place is an offset in the text. */
export interface Fault {
  rule: RuleName;
  at: number;
  message: string;
  /** What to write instead; null if nobody can tell. */
  suggestion: string | null;
  /** Address of the page of the site that tells more; null if there is none. */
  page: string | null;
  /** The suggestion as a change of the code; without it, only a person can apply it. */
  change?: Change;
}

/** A fault with its place in the file. */
export interface Finding extends Omit<Fault, 'at' | 'change'> {
  severity: 'error' | 'warning';
  /** 1-based, like the column. */
  line: number;
  column: number;
  /** Applies the suggestion; null if that takes a person. */
  fix: Fix | null;
}
