import { readCodeComments } from './codeComments.ts';
import type { CodeLine, CodeProblem } from './codeLine.ts';
import type { CodeOptions } from './codeOptions.ts';
import { readDiff } from './diffLines.ts';
import { formatLineRange } from './lineRange.ts';

/** Code as readers see it. */
export interface MarkedCode {
  lines: CodeLine[];
  /** What of the marks makes no sense. */
  problems: CodeProblem[];
}

/**
 * Applies to code what its fence and its comments say about its lines. Numbers of lines on the fence are those of the code
 * that readers see, without comments that are left out.
 */
export function markCode(code: string, options: CodeOptions): MarkedCode {
  const { lines: read, problems } = readCodeComments(code.replace(/\n$/, ''));
  const lines = options.isDiff ? readDiff(read) : read;
  for (const { kind, from, to } of options.lines) {
    for (const line of lines.slice(from - 1, to)) {
      line.kind = kind;
    }
  }
  const outside = options.lines.filter(({ to }) => to > lines.length).map(formatLineRange);
  if (outside.length > 0) {
    const message = `The code has ${lines.length} line${lines.length === 1 ? '' : 's'}, and the fence marks {${outside.join(',')}}.`;
    problems.push({ line: 0, message, hint: 'Correct the numbers of the lines.' });
  }
  return { lines, problems };
}
