import { readCodeComments } from './codeComments.ts';
import type { MarkKind } from '../infoString.ts';
import type { CodeLine, CodeProblem, ReadLine } from './codeLine.ts';
import type { CodeOptions } from './codeOptions.ts';
import { readDiff } from './diffLines.ts';
import { formatLineRange } from './lineRange.ts';
import { addRanges, findText, type TextMark } from './textMarks.ts';

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
  const marked = markTexts(lines, options.texts, problems);
  const outside = options.lines.filter(({ to }) => to > lines.length).map(formatLineRange);
  if (outside.length > 0) {
    const message = `The code has ${lines.length} line${lines.length === 1 ? '' : 's'}, and the fence marks {${outside.join(',')}}.`;
    problems.push({ line: 0, message, hint: 'Correct the numbers of the lines.' });
  }
  return { lines: marked, problems };
}

/** Where texts of several kinds overlap, the first of these wins. */
const ORDER: readonly MarkKind[] = ['del', 'ins', 'mark'];

/** Marks texts in lines: first those that comments name, then those of the fence. Adds those that mark nothing to `problems`. */
function markTexts(lines: readonly ReadLine[], texts: readonly TextMark[], problems: CodeProblem[]): CodeLine[] {
  const marked = lines.map(({ words, ...line }): CodeLine => {
    const found = words.flatMap((text) => findText([line.text], { kind: 'mark', text, isPattern: false })?.[0] ?? []);
    return { ...line, marks: addRanges([], found) };
  });
  const code = lines.map(({ text }) => text);
  for (const mark of texts.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    const found = findText(code, mark);
    if (found === null) {
      const message = `The pattern ${mark.written} takes too long to search in this code.`;
      problems.push({ line: 0, message, hint: 'Write a simpler one, without repetitions in repetitions.' });
    } else if (found.every((ranges) => ranges.length === 0)) {
      const message = `The fence marks ${mark.written}, which is nowhere in the code.`;
      problems.push({ line: 0, message, hint: 'Write it as it is in the code, within one line.' });
    }
    for (const [index, ranges] of (found ?? []).entries()) {
      const line = marked[index];
      if (line) {
        line.marks = addRanges(line.marks, ranges);
      }
    }
  }
  return marked;
}
