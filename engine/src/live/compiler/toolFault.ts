import { positionAt } from '../../core/position.ts';
import type { SourceFault } from '../../core/sourceFault.ts';

const TOO_DEEP = 'The code is nested too deeply.';

/** What parsers put around their messages: the file before, the place after. */
const DECORATION = /^Error transforming \S+: | \(\d+:\d+\)$/g;

/**
 * What a parser or compiler threw, as a fault of the text that it worked on.
 * @param error of acorn and sucrase if it has `pos`, an offset in the text; others have no place
 */
export function toolFault(error: unknown, text: string): SourceFault {
  if (isTooDeep(error)) {
    return { message: TOO_DEEP, ...positionAt(text, deepestBracket(text)) };
  }
  const { message, pos } = error instanceof Error ? (error as Error & { pos?: unknown }) : { message: String(error) };
  const place = positionAt(text, typeof pos === 'number' ? Math.min(pos, text.length) : 0);
  return { message: message.replaceAll(DECORATION, '') || 'The code could not be compiled.', ...place };
}

/** Whether an error says that functions called each other too often: browsers and acorn have different words for it. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof Error && /call stack|too much recursion|enough stack/i.test(error.message);
}

/** Offset of the bracket with the most open ones around it, those in comments and strings included. */
function deepestBracket(text: string): number {
  let depth = 0;
  let deepest = { depth: 0, offset: 0 };
  for (const { 0: bracket, index } of text.matchAll(/[()[\]{}]/g)) {
    depth += '([{'.includes(bracket) ? 1 : -1;
    if (depth > deepest.depth) {
      deepest = { depth, offset: index };
    }
  }
  return deepest.offset;
}
