import { pieceHtml } from '../highlight.ts';
import type { ClassedText } from '../textMateGrammars.ts';
import type { CodeLine } from './codeLine.ts';
import type { LineKind } from './codeOptions.ts';
import type { MarkedRange } from './textMarks.ts';

/** Elements whose roles say what a line is, so that screen readers can, too. */
const ELEMENTS: Readonly<Record<LineKind, string>> = {
  mark: 'mark',
  ins: 'ins',
  del: 'del',
  error: 'mark',
  warning: 'mark'
};

/** Class of the element around every line of code whose lines have looks of their own. */
const LINE = 'pb-line';

/**
 * Renders a line as an element that ends with a line break, so that the text of the code stays what it is. Signs and
 * numbers are drawn by the style sheet, and belong to no text.
 * @param pieces the text of the line
 */
export function codeLineHtml(
  { kind, isFocused, marks }: Omit<CodeLine, 'source'>,
  pieces: readonly ClassedText[]
): string {
  const element = kind === null ? 'span' : ELEMENTS[kind];
  const classes = [
    LINE,
    ...(kind === 'error' || kind === 'warning' ? [`${LINE}-${kind}`] : []),
    ...(isFocused ? [`${LINE}-focus`] : [])
  ];
  return `<${element} class="${classes.join(' ')}">${markParts(pieces, marks)}\n</${element}>`;
}

/** Renders pieces of a line, with elements around its marked parts, which may begin and end within pieces. */
function markParts(pieces: readonly ClassedText[], marks: readonly MarkedRange[]): string {
  let html = '';
  let start = 0;
  let open: MarkedRange | null = null;
  for (const { text, className } of pieces) {
    const end = start + text.length;
    const cuts = marks.flatMap(({ from, to }) => [from, to].filter((at) => at > start && at < end));
    for (const [index, from] of [start, ...cuts].entries()) {
      const to = cuts[index] ?? end;
      const mark = marks.find((range) => from >= range.from && to <= range.to && to > from) ?? null;
      if (mark !== open) {
        html += (open === null ? '' : `</${open.kind}>`) + (mark === null ? '' : `<${mark.kind} class="pb-code-word">`);
        open = mark;
      }
      html += pieceHtml({ text: text.slice(from - start, to - start), className });
    }
    start = end;
  }
  return open === null ? html : `${html}</${open.kind}>`;
}
