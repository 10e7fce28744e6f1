import type { Program } from 'oxc-parser';

import type { LintData } from './data.ts';
import { markupFacts } from './facts/markupFacts.ts';
import { scriptFacts } from './facts/scriptFacts.ts';
import { sheetFacts } from './facts/sheetFacts.ts';
import type { SystemNames } from './facts/systemNames.ts';
import type { Finding } from './finding.ts';
import { createKnowledge, type Knowledge } from './knowledge.ts';
import { findFaults, placeFaults } from './findFaults.ts';
import type { RuleLevels } from './rules.ts';

/** Checks files against a design system. Runs in Node and in browsers: it gets syntax trees, and reads nothing. */
export interface Linter {
  /**
   * @param program ESTree with JSX, with offsets in UTF-16 code units
   * @param originalOffset returns the place in the text of an offset in the tree, which may be of a text without types
   */
  lintScript(program: Program, text: string, originalOffset?: (offset: number) => number): Finding[];
  lintSheet(css: string): Finding[];
  lintMarkup(html: string): Finding[];
}

/** @param levels of rules that differ from their defaults */
export function createLinter(data: LintData, levels: RuleLevels = {}): Linter {
  const known = createKnowledge(data);
  const names = systemNames(known);
  return {
    lintScript(program, text, originalOffset) {
      const faults = findFaults(scriptFacts(program, names), known, levels);
      const placed = originalOffset ? faults.map((fault) => ({ ...fault, at: originalOffset(fault.at) })) : faults;
      return placeFaults(placed, text, levels);
    },
    lintSheet: (css) => placeFaults(findFaults(sheetFacts(css), known, levels), css, levels),
    lintMarkup: (html) => placeFaults(findFaults(markupFacts(html), known, levels), html, levels)
  };
}

/** What the reader of scripts asks about the system. */
export function systemNames(known: Knowledge): SystemNames {
  const { iconPackages, groups } = known.data;
  return {
    isEnum: (name) => known.enumOf(name) !== null,
    isPicture: ({ specifier }) => iconPackages.includes(known.placeOf(specifier)?.package.name ?? ''),
    takesStyle: (name) =>
      known.componentOf(name)?.groups.some((group) => groups[group]?.includes('style') ?? false) ?? false
  };
}
