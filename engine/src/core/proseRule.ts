import type { Location, Severity, Site } from '../model.ts';

/** Stands in the text of a passage for what is not prose, such as code. */
export const NO_PROSE = '\uFFFC';

/** A part of a passage with markup around it. */
export interface PassageMark {
  /** Name of the element that it becomes, such as `em`, `strong`, `a`, or `kbd`. An image is `img`, around its alternative text. */
  tag: string;
  start: number;
  /** Exclusive. */
  end: number;
}

interface PassageText {
  /** Absolute path: of a page, of data that a page imports, or of a module of the configuration. */
  file: string;
  /** The words that readers see, with `NO_PROSE` in place of code and the like. */
  text: string;
  /** The same without images, and with the code in it, for messages and for counting. */
  fullText: string;
  marks: readonly PassageMark[];
  /** Whether a part of the text is mentioned rather than used: in quotation marks, in emphasis, or as a counterexample. */
  isMention: (start: number, end: number) => boolean;
  /** Returns the place in the file of an offset in the text. */
  locate: (offset: number) => Location;
}

/**
 * A unit of the site's own texts, as readers see it. The texts of its configuration, and of data that its pages import, are
 * `data`, and items of lists are paragraphs.
 */
export type Passage = PassageText &
  (
    | { kind: 'paragraph' | 'heading' | 'columnHeading' | 'caption' | 'title' | 'html' | 'data' }
    /** A cell of a table below the heading of its column. */
    | { kind: 'cell'; column: string }
  );

/** What a rule finds in a passage. */
export interface PassageFinding {
  /** Offset in `text` at which it begins; without one, it is about the whole passage. */
  at?: number;
  message: string;
  /** What to do about it; null or nothing if the message says so. */
  hint?: string | null;
}

/** What a rule finds in all texts. */
export interface TextsFinding extends Omit<PassageFinding, 'at'> {
  /** Null if it is about the site as a whole. */
  location: Location | null;
}

interface RuleName {
  /** Small letters, digits, and hyphens. `check` reports its findings as `prose/` and the name. */
  name: string;
  /** `error` by default. */
  severity?: Severity | undefined;
}

/** A site's own rule for its texts: it looks at one passage after the other, or at all of them together. */
export type ProseRule = RuleName &
  (
    | { check: (passage: Passage) => readonly PassageFinding[] }
    | { checkAll: (passages: readonly Passage[], site: Site) => readonly TextsFinding[] }
  );

/** Types a rule for the texts of a site; returns it unchanged. */
export function defineProseRule<const Rule extends ProseRule>(rule: Rule): Rule {
  return rule;
}

/** What is before the names of these rules in codes of problems. No plugin has this name. */
export const PROSE_RULES = 'prose';

/** The code of the problems that a rule finds. */
export function proseRuleCode({ name }: Pick<ProseRule, 'name'>): string {
  return `${PROSE_RULES}/${name}`;
}
