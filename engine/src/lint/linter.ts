import type { Program } from 'oxc-parser';

import type { LintData } from './data.ts';
import { markupFacts } from './facts/markupFacts.ts';
import { scriptFacts, type SystemNames } from './facts/scriptFacts.ts';
import { sheetFacts } from './facts/sheetFacts.ts';
import type { Finding } from './finding.ts';
import { createKnowledge, type Knowledge } from './knowledge.ts';
import { lintFacts } from './lintFacts.ts';
import type { RuleLevels } from './rules.ts';

/** Checks files against a design system. Runs in Node and in browsers: it gets syntax trees, and reads nothing. */
export interface Linter {
  /** @param program ESTree with JSX, of the same text, with offsets in UTF-16 code units */
  lintScript(program: Program, text: string): Finding[];
  lintSheet(css: string): Finding[];
  lintMarkup(html: string): Finding[];
}

/** @param levels of rules that differ from their defaults */
export function createLinter(data: LintData, levels: RuleLevels = {}): Linter {
  const known = createKnowledge(data);
  const names = systemNames(known);
  return {
    lintScript: (program, text) => lintFacts(scriptFacts(program, names), text, known, levels),
    lintSheet: (css) => lintFacts(sheetFacts(css), css, known, levels),
    lintMarkup: (html) => lintFacts(markupFacts(html), html, known, levels)
  };
}

function systemNames(known: Knowledge): SystemNames {
  const { iconPackages, groups } = known.data;
  return {
    isPicture: ({ specifier }) => iconPackages.includes(known.placeOf(specifier)?.package.name ?? ''),
    takesStyle: (name) =>
      known.componentOf(name)?.groups.some((group) => groups[group]?.includes('style') ?? false) ?? false
  };
}
