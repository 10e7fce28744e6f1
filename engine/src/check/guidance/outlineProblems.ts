import type { Token } from 'markdown-it';

import { headingLevel, lineOf, plainText } from '../../content/markdown/nodes.ts';
import { warning } from '../../content/problem.ts';
import type { GuidanceModel } from '../../core/config/guidance.ts';
import type { GuidanceSize, Location, Problem } from '../../model.ts';
import type { OwnPage } from '../prose/ownPage.ts';

type Outline = GuidanceModel['outline'];

interface Section {
  title: string;
  line: number;
  /** Position in the model; -1 if the model has no such section. */
  position: number;
}

/** Returns the titles of the sections that a tab of a size needs and doesn't have. */
export function missingSections(tokens: readonly Token[], outline: Outline, size: GuidanceSize): string[] {
  const found = new Set(sectionsOf(tokens, outline).map(({ position }) => position));
  return outline.flatMap(({ titles, needed }, position) =>
    needed.includes(size) && !found.has(position) ? (titles[0] ?? []) : []
  );
}

/**
 * Finds differences between the sections of a tab and its model: sections that are missing, that come too late, and that
 * the model doesn't have.
 * @param place of what says which size the tab has
 */
export function outlineProblems(
  { file, tokens }: OwnPage,
  outline: Outline,
  { size, place }: { size: GuidanceSize; place: Location }
): Problem[] {
  const sections = sectionsOf(tokens, outline);
  const order = `The order is ${outline.map(({ titles }) => titles[0]).join(', ')}.`;
  const missing = missingSections(tokens, outline, size).map((title) =>
    warning('guidance-section', `The section "${title}" is missing, which size ${size} needs.`, place, order)
  );
  const others = sections
    .filter(({ position }) => position === -1)
    .map(({ title, line }) => {
      const hint = 'Make it a part of one of the sections of the model, or use the name that the model has for it.';
      return warning('guidance-section', `The model has no section "${title}".`, { file, line }, hint);
    });
  const known = sections.filter(({ position }) => position >= 0);
  const late = known.flatMap(({ title, line, position }, index) => {
    const before = known.slice(0, index).find((earlier) => earlier.position > position);
    return before
      ? [warning('guidance-section', `"${before.title}" comes before "${title}".`, { file, line }, order)]
      : [];
  });
  return [...missing, ...others, ...late];
}

function sectionsOf(tokens: readonly Token[], outline: Outline): Section[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.level !== 0 || headingLevel(token) !== 2) {
      return [];
    }
    const title = plainText(tokens[index + 1]).trim();
    return [{ title, line: lineOf(token), position: outline.findIndex(({ titles }) => titles.includes(title)) }];
  });
}
