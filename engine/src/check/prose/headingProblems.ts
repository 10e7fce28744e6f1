import type { Token } from 'markdown-it';
import { headingLevel, lineOf, plainText } from '../../content/markdown/nodes.ts';
import { error } from '../../content/problem.ts';
import type { Problem } from '../../model.ts';
import type { OwnPage } from './ownPage.ts';

interface Heading {
  level: number;
  text: string;
  line: number;
  hasContent: boolean;
}

/**
 * Finds headings that break a page's outline: a first heading other than `##`, skipped levels, empty sections, and
 * duplicate headings within a section.
 */
export function headingProblems({ file, tokens }: OwnPage): Problem[] {
  const headings = readHeadings(tokens);
  return headings.flatMap((heading, index) => {
    const report = (code: string, message: string, hint: string): Problem =>
      error(code, message, { file, line: heading.line }, hint);
    const problems: Problem[] = [];
    const deepest = (headings[index - 1]?.level ?? 1) + 1;
    if (heading.level === 1 || heading.level > deepest) {
      const expected = heading.level === 1 ? 2 : deepest;
      const message = `The heading "${heading.text}" has level ${heading.level}.`;
      const reason = heading.level === 1 ? "the page's title is its only heading of level 1" : 'no level is left out';
      problems.push(report('heading-order', message, `Give it level ${expected} at most: ${reason}.`));
    }
    if (!heading.hasContent) {
      const hint = 'Add text, or remove the heading.';
      problems.push(report('empty-section', `Nothing follows the heading "${heading.text}".`, hint));
    }
    const earlier = siblingsBefore(headings, index).find(({ text }) => sameWords(text, heading.text));
    if (earlier) {
      const message = `The heading "${heading.text}" is also on line ${earlier.line}, below the same heading.`;
      problems.push(report('duplicate-heading', message, 'Say what sets this section apart.'));
    }
    return problems;
  });
}

function readHeadings(tokens: readonly Token[]): Heading[] {
  return [...tokens.entries()]
    .filter(([, { type, level }]) => type === 'heading_open' && level === 0)
    .map(([index, open]) => ({
      level: headingLevel(open),
      text: plainText(tokens[index + 1]).trim(),
      line: lineOf(open),
      hasContent: startsContent(tokens[index + 3], headingLevel(open))
    }));
}

/** Whether a token that follows a heading belongs to its section. */
function startsContent(next: Token | undefined, level: number): boolean {
  return next !== undefined && (next.type !== 'heading_open' || headingLevel(next) > level);
}

function siblingsBefore(headings: readonly Heading[], index: number): Heading[] {
  const level = headings[index]?.level ?? 0;
  const parent = headings.findLastIndex((other, at) => at < index && other.level < level);
  return headings.slice(parent + 1, index).filter((other) => other.level === level);
}

function sameWords(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
