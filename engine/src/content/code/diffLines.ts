import type { ReadLine } from './codeLine.ts';

/** Lines with which the output of diff programs begins. It stays as it is, so that it can be applied. */
const PATCH = /^(?:[*+-]{3}\s|@@\s|diff\s|index\s|\d[\d,]*[acd]\d[\d,]*\s*$)/;
const PATCH_HEAD = 4;
/** Sign of a change and what is before the code, and the code. */
const CHANGE = /^((?:\+(?!\+)|-(?!-))?\s*)(.*)$/s;

/**
 * Reads lines that begin with `+` or `-` as inserted or deleted ones, and takes the signs away, with the indentation that
 * makes room for them. Real patches stay as they are.
 */
export function readDiff(lines: readonly ReadLine[]): ReadLine[] {
  if (isPatch(lines)) {
    return [...lines];
  }
  const parts = lines.map((line) => {
    const [, start = '', code = ''] = CHANGE.exec(line.text) ?? [];
    return { line, start, code };
  });
  const indents = parts.filter(({ code }) => code !== '').map(({ start }) => start.length);
  const indent = indents.length === 0 ? 0 : Math.min(...indents);
  return parts.map(({ line, start }): ReadLine => {
    const change = start.startsWith('+') ? 'ins' : start.startsWith('-') ? 'del' : null;
    return { ...line, text: line.text.slice(indent || (change === null ? 0 : 1)), kind: change ?? line.kind };
  });
}

/** Whether the lines are the output of a diff program. */
function isPatch(lines: readonly Pick<ReadLine, 'text'>[]): boolean {
  return lines.slice(0, PATCH_HEAD).some(({ text }) => PATCH.test(text));
}
