import type { Passage, ProseRule } from 'patternbook';

/** A guideline with a number, which several pages state. */
export interface Guideline {
  /** The number. */
  value: number;
  /** Phrases that state the guideline, with `#` in place of the number, which pages may write in digits or in words. */
  phrases: readonly string[];
  /** Address of the tab that explains the guideline. */
  page: string;
  /** Source of the number: a standard, a file of a package, or "rule of thumb". */
  basis: string;
}

/** Guidelines by name. */
export type Guidelines = Readonly<Record<string, Guideline>>;

const NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']
];
const NUMBER = `(\\d[\\d,]*(?:\\.\\d+)?|${NUMBERS.join('|')})`;

/** Texts have the number of each guideline, and the page that explains a guideline states it. */
export function guidelineRules(guidelines: Guidelines): ProseRule[] {
  const compiled = Object.entries(guidelines).map(([name, guideline]) => ({
    name,
    ...guideline,
    patterns: guideline.phrases.map(patternOf)
  }));
  return [
    {
      name: 'guideline-number',
      check: (passage) =>
        compiled.flatMap(({ name, value, page, basis, patterns }) =>
          statementsIn(passage, patterns)
            .filter((statement) => statement.value !== value)
            .map(({ at, text }) => ({
              at,
              message: `"${text}" contradicts the guideline "${name}", which says ${value} (${basis}).`,
              hint: `${page} explains it. Change the text or the guideline.`
            }))
        )
    },
    {
      name: 'guideline-unstated',
      checkAll(passages, { pages }) {
        const tabs = pages.flatMap(({ sources }) => sources);
        const isStatedBy = (file: string, patterns: readonly RegExp[]): boolean =>
          passages.some((passage) => passage.file === file && statementsIn(passage, patterns).length > 0);
        return compiled
          .filter(({ page, patterns }) => !tabs.some(({ path, file }) => path === page && isStatedBy(file, patterns)))
          .map(({ name, page, phrases }) => ({
            location: null,
            message: `The page ${page} does not state the guideline "${name}".`,
            hint: `State it there in one of its phrases: ${phrases.map((phrase) => `"${phrase}"`).join(', ')}.`
          }));
      }
    }
  ];
}

interface Statement {
  /** Offset in the passage. */
  at: number;
  text: string;
  value: number;
}

/** @param patterns of the phrases, with the number as their group */
function statementsIn({ text, isMention }: Passage, patterns: readonly RegExp[]): Statement[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(({ 0: statement, index }) => !isMention(index, index + statement.length))
    .map(({ 0: statement, 1: number = '', index }) => ({
      at: index,
      text: statement.replace(/\s+/g, ' '),
      value: valueOf(number)
    }));
}

function patternOf(phrase: string): RegExp {
  const words = phrase
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replace('#', NUMBER));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
}

function valueOf(number: string): number {
  const index = NUMBERS.indexOf(number.toLowerCase());
  return index >= 0 ? index : Number(number.replaceAll(',', ''));
}
