import type { Program } from 'oxc-parser';

import type { SourceFault } from '../../core/sourceFault.ts';
import { type Position, withLineFeeds } from '../../core/position.ts';
import { JsxParser } from './jsxParser.ts';
import { syntaxFault } from './syntaxFault.ts';
import { isTooDeep, toolFault } from './toolFault.ts';
import { type TransformedCode, transformCode } from './transformCode.ts';

/** A program without its types. Its lines have the numbers of the text that it was made from. */
export interface ParsedProgram {
  /** JavaScript with JSX; lines end with line feeds. */
  code: string;
  /** Its syntax tree; offsets in `code`. */
  program: Program;
  /** Place in the text before types were taken out. */
  before(position: Position): Position;
}

/**
 * Parses TypeScript or JavaScript with JSX in the browser: takes the types out, reads what is left.
 * @returns the program, or the first fault; never throws
 */
export function parseProgram(
  original: string,
  name: string
): ({ ok: true } & ParsedProgram) | ({ ok: false } & SourceFault) {
  // The parsers disagree on other line ends, and one of them on a byte order mark; a blank keeps the columns.
  const text = withLineFeeds(original).replace(/^\uFEFF/, ' ');
  let stripped: TransformedCode;
  try {
    stripped = transformCode(text, name, {
      transforms: ['typescript', 'jsx'],
      jsxRuntime: 'preserve',
      disableESTransforms: true
    });
  } catch (error) {
    return { ok: false, ...((isTooDeep(error) ? null : syntaxFault(text)) ?? toolFault(error, text)) };
  }
  const { code, before } = stripped;
  try {
    // The two trees agree on everything but types (ESTree), and of those none is left.
    const program = JsxParser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program;
    return { ok: true, code, program, before };
  } catch (error) {
    const fault = toolFault(error, code);
    return { ok: false, ...fault, ...before(fault) };
  }
}
