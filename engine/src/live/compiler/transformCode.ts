import { type SourceMapInput, TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
import { type Options, transform } from 'sucrase';

import { type TextEdit, applyEdits, offsetBefore } from '../../examples/editText.ts';
import { type Position, offsetAt, positionAt } from '../../core/position.ts';

/** Code that was made of a text; its lines have the numbers of that text. */
export interface TransformedCode {
  code: string;
  /** Place in the text. */
  before: (position: Position) => Position;
}

/** Empty parts of templates: before, between and behind expressions. */
const EMPTY_PART = /(?<=`)(?=\$\{|`)|(?<=\})(?=\$\{|`)/g;

/** White space of JavaScript, which hardly anybody writes, and no named entity stands for. */
const RARE_SPACES = ['\u1680', '\u2000', '\u2001', '\u2004', '\u2005', '\u2006'];

/**
 * Transforms a text by sucrase, with a source map that is right. Sucrase's own has no columns behind the first empty
 * part of a template, so such a part has a rare space while sucrase works. It does no harm elsewhere: in code it is
 * white space, and whatever it came into is as before when it is taken out.
 * @throws Error with `pos`, an offset in the text, for text that it can't read
 */
export function transformCode(text: string, name: string, options: Options): TransformedCode {
  const space = RARE_SPACES.find((candidate) => !mentions(text, candidate)) ?? '';
  const spaces = [...text.matchAll(EMPTY_PART)].map(({ index }) => ({ start: index, end: index, text: space }));
  const marked = applyEdits(text, spaces);
  const transformed = transformMarked(marked, name, options, spaces);
  const removals: TextEdit[] = space
    ? [...transformed.code.matchAll(new RegExp(space, 'g'))].map(({ index }) => ({
        start: index,
        end: index + 1,
        text: ''
      }))
    : [];
  const code = applyEdits(transformed.code, removals);
  const map = new TraceMap(transformed.sourceMap as SourceMapInput);
  return {
    code,
    before(position) {
      const { line, column } = positionAt(transformed.code, offsetBefore(removals, offsetAt(code, position)));
      const found = originalPositionFor(map, { line, column: column - 1 });
      const place = found.line === null ? { line, column } : { line: found.line, column: found.column + 1 };
      return positionAt(text, Math.min(offsetBefore(spaces, offsetAt(marked, place)), text.length));
    }
  };
}

function transformMarked(marked: string, name: string, options: Options, spaces: readonly TextEdit[]) {
  try {
    return transform(marked, { ...options, filePath: name, sourceMapOptions: { compiledFilename: name } });
  } catch (error) {
    if (error instanceof Error && 'pos' in error && typeof error.pos === 'number') {
      error.pos = offsetBefore(spaces, error.pos);
    }
    throw error;
  }
}

/** Also as an entity of JSX. */
function mentions(text: string, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return [character, codePoint.toString(16), codePoint.toString()].some((spelling) => text.includes(spelling));
}
