import type { Heading } from './headings.ts';
import type { NamedPart } from './nameExamples.ts';

/** Level of the first headings of a body: the page's title has level 1. */
const FIRST_LEVEL = 2;
/** Titles of examples don't go deeper. */
const DEEPEST_EXAMPLE = 3;
const DEEPEST = 6;

/**
 * Corrects the levels of a tab's headings and of its examples' titles, in place, so that none is skipped: screen
 * readers present them as an outline. Each goes one level below the heading that it belongs to, that is, the last one
 * before it with a higher rank as written.
 */
export function levelHeadings<Content>(
  parts: readonly NamedPart<Content>[],
  headingsIn: (content: readonly Content[]) => readonly Heading[]
): void {
  const above: { written: number; level: number }[] = [];
  const place = (written: number, deepest: number): number => {
    while ((above.at(-1)?.written ?? 0) >= written) {
      above.pop();
    }
    const level = Math.min((above.at(-1)?.level ?? FIRST_LEVEL - 1) + 1, deepest);
    above.push({ written, level });
    return level;
  };
  for (const part of parts) {
    if (part.kind === 'example' && part.example.flags.figure === null) {
      part.example.headingLevel = place(Math.max(part.level, FIRST_LEVEL), DEEPEST_EXAMPLE) === 2 ? 2 : 3;
    }
    for (const heading of headingsIn(contentOf(part))) {
      heading.setLevel(place(Math.max(heading.level, FIRST_LEVEL), DEEPEST));
    }
  }
}

function contentOf<Content>(part: NamedPart<Content>): readonly Content[] {
  switch (part.kind) {
    case 'heading':
    case 'prose':
      return part.tokens;
    case 'example':
      return part.caption;
    case 'component':
      return [];
  }
}
