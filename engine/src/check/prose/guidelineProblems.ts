import { error } from '../../content/problem.ts';
import type { Guidelines } from '../../core/config/prose.ts';
import { escapeRegExp } from '../../core/escapeRegExp.ts';
import type { Problem, Site } from '../../model.ts';
import { isWithin, mentionedRanges } from './mentions.ts';
import type { Passage } from './passages.ts';

const NUMBERS = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty']
];
const NUMBER = `(\\d[\\d,]*(?:\\.\\d+)?|${NUMBERS.join('|')})`;

/** Finds numbers that contradict the site's guidelines, and guidelines that the page explaining them doesn't state. */
export function guidelineProblems(passages: readonly Passage[], guidelines: Guidelines, { pages }: Site): Problem[] {
  const tabs = pages.flatMap(({ sources }) => sources);
  return Object.entries(guidelines).flatMap(([name, { value, phrases, page, basis }]) => {
    const patterns = phrases.map(patternOf);
    const statements = passages.flatMap((passage) => statementsIn(passage, patterns));
    const files = tabs.filter(({ path }) => path === page).map(({ file }) => file);
    const isExplained = statements.some(({ location }) => files.includes(location.file));
    const unexplained = error(
      'guideline-unstated',
      `The page ${page} does not state the guideline "${name}".`,
      null,
      `State it there in one of its phrases: ${phrases.map((phrase) => `"${phrase}"`).join(', ')}.`
    );
    const contradictions = statements
      .filter((statement) => statement.value !== value)
      .map(({ text, location }) => {
        const message = `"${text}" contradicts the guideline "${name}", which says ${value} (${basis}).`;
        return error('guideline-number', message, location, `${page} explains it. Change the text or the guideline.`);
      });
    return [...(isExplained ? [] : [unexplained]), ...contradictions];
  });
}

interface Statement {
  text: string;
  value: number;
  location: ReturnType<Passage['locate']>;
}

/** @param patterns of the phrases, with the number as their group */
function statementsIn(passage: Passage, patterns: readonly RegExp[]): Statement[] {
  const matches = patterns.flatMap((pattern) => [...passage.text.matchAll(pattern)]);
  if (matches.length === 0) {
    return [];
  }
  const mentioned = mentionedRanges(passage);
  return matches
    .filter(({ 0: text, index }) => !isWithin([index, index + text.length], mentioned))
    .map(({ 0: text, 1: number = '', index }) => ({
      text: text.replace(/\s+/g, ' '),
      value: valueOf(number),
      location: passage.locate(index)
    }));
}

function patternOf(phrase: string): RegExp {
  const words = phrase
    .trim()
    .split(/\s+/)
    .map((word) => escapeRegExp(word).replace('#', NUMBER));
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'giu');
}

function valueOf(number: string): number {
  const index = NUMBERS.indexOf(number.toLowerCase());
  return index >= 0 ? index : Number(number.replaceAll(',', ''));
}
