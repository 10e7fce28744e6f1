import { pieceHtml } from '../highlight.ts';
import type { ClassedText } from '../textMateGrammars.ts';
import type { CodeLine } from './codeLine.ts';
import type { LineKind } from './codeOptions.ts';

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
  { kind, isFocused, words }: Omit<CodeLine, 'source'>,
  pieces: readonly ClassedText[]
): string {
  const element = kind === null ? 'span' : ELEMENTS[kind];
  const classes = [
    LINE,
    ...(kind === 'error' || kind === 'warning' ? [`${LINE}-${kind}`] : []),
    ...(isFocused ? [`${LINE}-focus`] : [])
  ];
  return `<${element} class="${classes.join(' ')}">${markWords(pieces, words)}\n</${element}>`;
}

/** Renders pieces of a line, with elements around the words to mark, which may begin and end within pieces. */
function markWords(pieces: readonly ClassedText[], words: readonly string[]): string {
  const ranges = wordRanges(pieces.map(({ text }) => text).join(''), words);
  let html = '';
  let start = 0;
  let inWord = false;
  for (const { text, className } of pieces) {
    const end = start + text.length;
    const cuts = ranges.flatMap((range) => range.filter((at) => at > start && at < end));
    for (const [index, from] of [start, ...cuts].entries()) {
      const to = cuts[index] ?? end;
      const isWord = ranges.some(([first, last]) => from >= first && to <= last && to > from);
      const begins = isWord && (!inWord || ranges.some(([first]) => first === from));
      html += (inWord && (!isWord || begins) ? '</mark>' : '') + (begins ? '<mark class="pb-code-word">' : '');
      html += pieceHtml({ text: text.slice(from - start, to - start), className });
      inWord = isWord;
    }
    start = end;
  }
  return inWord ? `${html}</mark>` : html;
}

/** Start and end of each occurrence of words in a text; none overlaps another. */
function wordRanges(text: string, words: readonly string[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) {
      const end = at + word.length;
      if (!ranges.some(([first, last]) => at < last && end > first)) {
        ranges.push([at, end]);
      }
    }
  }
  return ranges.sort(([a], [b]) => a - b);
}
