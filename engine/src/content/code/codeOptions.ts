import { hasFlag, type InfoString, MARK_KINDS, textAttribute } from '../infoString.ts';
import { type LineRange, readLineRanges } from './lineRange.ts';
import { patternError, type TextMark } from './textMarks.ts';

/** What is said about a line: it is marked, was inserted or deleted, or causes an error or a warning. */
export type LineKind = 'mark' | 'ins' | 'del' | 'error' | 'warning';

/** Lines of a kind, by their numbers in the code that readers see. */
export interface KindOfLines extends LineRange {
  kind: LineKind;
}

/** What the opening line of a fence says about the looks of its code. Plain data. */
export interface CodeOptions {
  /** Language of the colors, as written; empty for none. */
  lang: string;
  /** Whether `+` and `-` at the start of lines mean changes. */
  isDiff: boolean;
  /** Text of the line above the code, such as the name of a file. */
  title: string | null;
  /** Number of the first line; null if lines have no numbers. */
  firstNumber: number | null;
  lines: readonly KindOfLines[];
  texts: readonly TextMark[];
}

/** Something on the opening line that can't be understood. */
interface WrongWord {
  message: string;
  hint: string;
}

/** Words that only blocks of code have. A fence that has one isn't meant to run. */
export const CODE_WORDS = ['title', 'showLineNumbers', 'startLineNumber', ...MARK_KINDS];

/** Reads what a fence says about the looks of its code, and what of it makes no sense. */
export function readCodeOptions(info: InfoString): { options: CodeOptions; wrong: WrongWord[] } {
  const wrong: WrongWord[] = [];
  const isDiff = info.lang.toLowerCase() === 'diff';
  const lines = info.marks.flatMap(({ kind, form, text, written }) => {
    const { ranges, wrong: parts } = form === 'lines' ? readLineRanges(text) : { ranges: [], wrong: [] };
    if (parts.length > 0) {
      const message = `"${parts.join(',')}" in ${written} is neither a line nor a range of lines.`;
      wrong.push({ message, hint: 'Write lines from 1 and ranges, such as {1,3-5}, or a text, such as "size".' });
    }
    return ranges.map((range) => ({ kind, ...range }));
  });
  const texts = info.marks.flatMap(({ kind, form, text, written }): TextMark[] => {
    const failure = form === 'pattern' ? patternError(text) : null;
    if (failure !== null) {
      wrong.push({ message: `The pattern ${written} can't be read: ${failure}.`, hint: 'Write it as in JavaScript.' });
    }
    return form === 'lines' || failure !== null ? [] : [{ kind, text, isPattern: form === 'pattern', written }];
  });
  const numbers = [readNumber(info, 'startLineNumber'), readNumber(info, 'showLineNumbers')];
  for (const { name, number } of numbers) {
    if (number === 'wrong') {
      const message = `The value of ${name} on this fence is not the number of a line.`;
      wrong.push({
        message,
        hint: `Write ${name}${name === 'showLineNumbers' ? ', or' : ''} ${name}=5, or remove it.`
      });
    }
  }
  const options = {
    lang: isDiff ? (textAttribute(info, 'lang') ?? info.lang) : info.lang,
    isDiff,
    title: textAttribute(info, 'title') ?? info.label,
    firstNumber: numbers.map(({ number }) => number).find((number) => typeof number === 'number') ?? null,
    lines,
    texts
  };
  return { options, wrong };
}

interface NumberWord {
  name: string;
  /** Null for none. */
  number: number | 'wrong' | null;
}

function readNumber(info: InfoString, name: string): NumberWord {
  const value = info.attributes.get(name);
  if (value === undefined || value === 'false') {
    return { name, number: null };
  }
  if (hasFlag(info, name)) {
    return { name, number: name === 'showLineNumbers' ? 1 : 'wrong' };
  }
  return { name, number: /^\d+$/.test(String(value)) ? Number(value) : 'wrong' };
}

/** Whether a fence says something that only matters for code which readers see. */
export function hasCodeWords({ attributes, marks, label }: InfoString): boolean {
  return marks.length > 0 || label !== null || CODE_WORDS.some((word) => attributes.has(word));
}
