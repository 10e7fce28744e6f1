import type { LineKind } from './codeOptions.ts';
import { COMMENT_END, COMMENT_START } from './commentSyntax.ts';
import { type CodeProblem, type ReadLine, plainLine } from './codeLine.ts';

/** What comments such as `// [!code ++]` say, in Shiki's words. */
const KINDS: Readonly<Record<string, LineKind | 'focus'>> = {
  '++': 'ins',
  '--': 'del',
  highlight: 'mark',
  hl: 'mark',
  focus: 'focus',
  error: 'error',
  warning: 'warning'
};

const MARK = String.raw`\[!code\s+((?:\\.|[^\]\\])+)\]`;
const ANY_MARK = new RegExp(String.raw`\s*${MARK}`, 'g');
/** A comment of nothing but marks. */
const COMMENT = new RegExp(
  String.raw`\s*(?:${COMMENT_START})\s*(?:${MARK}\s*)+(?:${COMMENT_END}|$|(?=\/\/|\/\*|<!--|#|--))`,
  'g'
);
/** The start of a comment that could be nothing else, before other words of it. */
const IN_COMMENT = /\/\/|\/\*|<!--|#|--|;|%|\(\*|\{-/;
/** A mark that stands by itself; in quotation marks, it is a text. */
const OUTSIDE = /(?<!\S)\[!code\s(?:\+\+|--|highlight|hl|focus|error|warning|word)[:\]]/;
/** Marks of other engines, each on a line of its own. */
const DIRECTIVE = new RegExp(
  String.raw`^\s*(?:${COMMENT_START})\s*(highlight-next-line|highlight-start|highlight-end)\s*(?:${COMMENT_END})?\s*$`
);
/** How authors write a mark that readers should see. */
const ESCAPED = /\[(?:!|\\)(!code\s)/g;

/** Whether there are marks in code, which only matter if readers see the code. */
export function hasCodeComments(code: string): boolean {
  return /\[!code\s|highlight-(?:next-line|start|end)/.test(code) && readCodeComments(code).lines.some(isMarked);
}

function isMarked({ kind, isFocused, words }: ReadLine): boolean {
  return kind !== null || isFocused || words.length > 0;
}

/**
 * Reads the comments in code that say something about its lines, and leaves them out: `[!code highlight]`, `[!code ++]`,
 * `[!code --]`, `[!code focus]`, `[!code error]`, `[!code warning]`, `[!code word:x]`, each with a number of lines
 * (`[!code ++:3]`), and `highlight-next-line`, `highlight-start`, `highlight-end`. A comment on a line of its own is
 * about the lines after it.
 */
export function readCodeComments(code: string): { lines: ReadLine[]; problems: CodeProblem[] } {
  const reader = new CommentReader();
  for (const [index, text] of code.split('\n').entries()) {
    reader.read(text, index + 1);
  }
  return reader.finish();
}

/** A mark that is waiting for its lines. */
interface OpenMark {
  apply: (line: ReadLine) => void;
  rest: number;
  written: string;
  source: number;
}

class CommentReader {
  readonly #lines: ReadLine[] = [];
  readonly #problems: CodeProblem[] = [];
  #open: OpenMark[] = [];
  /** Line of the `highlight-start` that is open; null for none. */
  #start: number | null = null;

  /** @param source number of the line, from 1 */
  read(text: string, source: number): void {
    const [, directive] = DIRECTIVE.exec(text) ?? [];
    if (directive !== undefined) {
      this.#direct(directive, source);
      return;
    }
    const { rest, marks } = takeMarks(text);
    for (const mark of marks) {
      this.#openMark(mark, source);
    }
    if (marks.length > 0 && rest.trim() === '') {
      return;
    }
    if (OUTSIDE.test(rest)) {
      const message = 'A mark for a line of code is in no comment, and is shown as it is written.';
      this.#report(source, message, 'Put it into a comment, or write "[!!code" to show it.');
    }
    const line = plainLine(rest.replace(ESCAPED, '[$1'), source);
    if (this.#start !== null) {
      line.kind = 'mark';
    }
    this.#open.forEach((mark) => {
      mark.apply(line);
      mark.rest--;
    });
    this.#open = this.#open.filter(({ rest: count }) => count > 0);
    this.#lines.push(line);
  }

  finish(): { lines: ReadLine[]; problems: CodeProblem[] } {
    for (const { rest, written, source } of this.#open.filter((mark) => Number.isFinite(mark.rest))) {
      const message = `"${written}" is about ${rest} more line${rest === 1 ? '' : 's'} than there are.`;
      this.#report(source, message, 'Correct its number, or move it before the lines that it is about.');
    }
    if (this.#start !== null) {
      this.#report(this.#start, '"highlight-start" is never ended.', 'Write "highlight-end" after the last line.');
    }
    return { lines: this.#lines, problems: this.#problems };
  }

  #direct(directive: string, source: number): void {
    if (directive === 'highlight-next-line') {
      this.#open.push({ apply: (line) => (line.kind = 'mark'), rest: 1, written: directive, source });
    } else if (directive === 'highlight-start') {
      this.#start = source;
    } else if (this.#start === null) {
      this.#report(source, 'Nothing begins before "highlight-end".', 'Write "highlight-start" before the first line.');
    } else {
      this.#start = null;
    }
  }

  #openMark(mark: string, source: number): void {
    const written = `[!code ${mark}]`;
    const [, word] = /^word:((?:\\.|[^:\\])+)/.exec(mark) ?? [];
    const [, name = '', count] = /^(.*?)(?::(\d+))?$/.exec(mark) ?? [];
    if (word !== undefined) {
      const text = word.replace(/\\(.)/g, '$1');
      this.#open.push({
        apply: ({ words }) => void words.push(text),
        rest: count === undefined ? Infinity : Number(count),
        written,
        source
      });
      return;
    }
    const kind = Object.hasOwn(KINDS, name) ? KINDS[name] : undefined;
    if (kind === undefined) {
      const known = Object.keys(KINDS).map((known) => `[!code ${known}]`);
      this.#report(
        source,
        `"${written}" says nothing about a line.`,
        `Use one of ${known.join(', ')}, [!code word:x].`
      );
      return;
    }
    const apply = (line: ReadLine): void => {
      if (kind === 'focus') {
        line.isFocused = true;
      } else {
        line.kind = kind;
      }
    };
    this.#open.push({ apply, rest: Number(count ?? 1), written, source });
  }

  #report(line: number, message: string, hint: string): void {
    this.#problems.push({ line, message, hint });
  }
}

/** Takes the marks out of a line, and the comment that they are in if it says nothing else. */
function takeMarks(text: string): { rest: string; marks: string[] } {
  const marks: string[] = [];
  if (!text.includes('[!code')) {
    return { rest: text, marks };
  }
  const take = (comment: string): string => {
    marks.push(...[...comment.matchAll(ANY_MARK)].map(([, mark = '']) => mark.trim()));
    return '';
  };
  const rest = text
    .replace(COMMENT, take)
    .replace(ANY_MARK, (mark, _, index: number, line: string) =>
      IN_COMMENT.test(line.slice(0, index)) ? take(mark) : mark
    );
  return { rest: marks.length === 0 ? text : rest.trimEnd(), marks };
}
