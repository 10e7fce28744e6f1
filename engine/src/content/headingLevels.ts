import type { NamedPart } from './nameExamples.ts';
import { headingLevel } from './markdown/nodes.ts';

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
export function levelHeadings(parts: readonly NamedPart[]): void {
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
    for (const [index, token] of tokensOf(part).entries()) {
      if (token.type === 'heading_open') {
        const tag = `h${place(Math.max(headingLevel(token), FIRST_LEVEL), DEEPEST)}`;
        const close = tokensOf(part)[index + 2];
        token.tag = tag;
        if (close !== undefined) {
          close.tag = tag;
        }
      }
    }
  }
}

function tokensOf(part: NamedPart) {
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
