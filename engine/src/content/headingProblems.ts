import type { Location, Problem } from '../model.ts';
import { error } from './problem.ts';

/** A heading as its author wrote it. */
export interface WrittenHeading {
  /** From 1 to 6. */
  level: number;
  location: Location;
  /** Whether readers see anything: a text, or an image. */
  hasContent: boolean;
  /** The id that its author gives it; undefined without one, null for one that can't be used. */
  id: string | null | undefined;
}

/** Reports headings without text, and ids of headings that can't be used or that others of the page have. */
export function headingProblems(headings: readonly WrittenHeading[]): Problem[] {
  const known = new Set<string>();
  return headings.flatMap(({ level, location, hasContent, id }) => {
    const problems: Problem[] = [];
    if (!hasContent) {
      const message = `A heading of level ${level} has no text.`;
      problems.push(error('empty-heading', message, location, 'Write its text, or remove it.'));
    }
    if (id === null) {
      const message = 'The id of the heading is empty, has spaces, or is one of the interface.';
      problems.push(error('heading-id', message, location, 'Write letters, digits and dashes, as in {#sizes}.'));
    }
    if (typeof id === 'string') {
      if (known.has(id)) {
        const message = `Two headings of this page have the id "${id}".`;
        problems.push(error('duplicate-anchor', message, location, 'Give each heading its own id.'));
      }
      known.add(id);
    }
    return problems;
  });
}
