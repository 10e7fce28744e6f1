import type { ProseRule } from 'patternbook';

/** A part of a text that breaks a rule. */
export interface Construction {
  start: number;
  /** Exclusive. */
  end: number;
  /** The correction. */
  hint: string;
}

/** Makes a rule for plain English of what finds a construction in a text. Mentions of it break no rule. */
export function constructionRule(name: string, find: (text: string) => Construction[]): ProseRule {
  return {
    name,
    check: ({ text, isMention }) =>
      find(text)
        .filter(({ start, end }) => !isMention(start, end))
        .map(({ start, end, hint }) => ({
          at: start,
          message: `"${text.slice(start, end)}" breaks the rule ${name}.`,
          hint
        }))
  };
}
