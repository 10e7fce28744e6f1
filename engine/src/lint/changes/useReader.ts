import type { Program } from 'oxc-parser';

import type { LintData } from '../data.ts';
import { markupFacts } from '../facts/markupFacts.ts';
import { scriptFacts } from '../facts/scriptFacts.ts';
import { sheetFacts } from '../facts/sheetFacts.ts';
import { createKnowledge } from '../knowledge.ts';
import { systemNames } from '../linter.ts';
import { type Uses, usesOf } from './uses.ts';

/** Reads what files use of a design system, as the rules read them. Runs in Node and in browsers. */
export interface UseReader {
  /** @param code with the offsets of the tree, and the lines of the file */
  ofScript(program: Program, code: string): Uses;
  ofSheet(css: string): Uses;
  ofMarkup(html: string): Uses;
}

export function createUseReader(data: LintData): UseReader {
  const known = createKnowledge(data);
  const names = systemNames(known);
  return {
    ofScript: (program, code) => usesOf(scriptFacts(program, names), code, known),
    ofSheet: (css) => usesOf(sheetFacts(css), css, known),
    ofMarkup: (html) => usesOf(markupFacts(html), html, known)
  };
}
