import { readFileSync } from 'node:fs';

/** Line, from 1, on which a file first has `text` in quotes; null when it has not, or there is no such file. */
export function findLine(file: string, text: string): number | null {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const index = lines.findIndex((line) =>
    [`'${text}'`, `"${text}"`, `\`${text}\``].some((quoted) => line.includes(quoted))
  );
  return index < 0 ? null : index + 1;
}
