import { readFileSync } from 'node:fs';

import { parser } from '@lezer/css';
import { transform } from 'lightningcss';

import { positionAt } from '../core/position.ts';
import { warning } from '../content/problem.ts';
import type { Location, Problem } from '../model.ts';

const HINT = 'Browsers ignore what they can’t read. Correct it.';

/** Newer than the parser, perhaps: browsers may know what it doesn't. */
const UNKNOWN = /^Unknown at rule|is not recognized as a valid pseudo-/;

/** Reports what browsers ignore in a style sheet of the site, and a block that takes in the rest of the sheet. */
export function sheetSyntaxProblems(file: string): Problem[] {
  const css = readFileSync(file, 'utf8');
  const problem = (message: string, location: Location): Problem => warning('style-syntax', message, location, HINT);
  const { warnings } = transform({ filename: file, code: Buffer.from(css), errorRecovery: true });
  const unclosed = unclosedBlock(css);
  return [
    ...warnings
      .filter(({ message }) => !UNKNOWN.test(message))
      .map(({ message, loc: { line, column } }) =>
        problem(`The style sheet has a mistake: ${message}.`, { file, line, column })
      ),
    ...(unclosed === null
      ? []
      : [
          problem('A block is not closed: the rest of the style sheet is inside it.', {
            file,
            ...positionAt(css, unclosed)
          })
        ])
  ];
}

/** Returns where a block begins that the sheet ends in; null if there is none. */
function unclosedBlock(css: string): number | null {
  let start: number | null = null;
  parser.parse(css).iterate({
    enter({ name, from, node }) {
      if (name === 'Block' && start === null && node.lastChild?.name !== '}') {
        start = from;
      }
    }
  });
  return start;
}
