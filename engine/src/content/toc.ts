import type { Toc, TocEntry } from '../model.ts';

/** A heading of a tab, or the title of an example, with the level that it was written at. */
export interface TocHeading extends TocEntry {
  level: number;
}

/**
 * The contents list of a tab (requirement 3.3): headings of level 1 and 2 are entries, those of level 3 follow as one
 * nested list, deeper ones are left out. Examples count at the level of their heading, but at least 3.
 */
export function buildToc(headings: readonly TocHeading[]): Toc {
  const toc: Toc = [];
  for (const { text, id, level } of headings) {
    const last = toc.at(-1);
    if (level <= 2) {
      toc.push({ text, id });
    } else if (level === 3 && Array.isArray(last)) {
      last.push({ text, id });
    } else if (level === 3) {
      toc.push([{ text, id }]);
    }
  }
  return toc;
}
