import { readFileSync } from 'node:fs';
import type { Location } from '../model.ts';

/** Where one of some files first has a text in quotes: the first text that is found counts; null if none is. */
export function findQuoted(texts: readonly string[], files: readonly string[]): Location | null {
  const sources = files.map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n') }));
  for (const text of texts) {
    const quoted = [`'${text}'`, JSON.stringify(text), `\`${text}\``];
    for (const { file, lines } of sources) {
      const index = lines.findIndex((line) => quoted.some((literal) => line.includes(literal)));
      if (index >= 0) {
        return { file, line: index + 1 };
      }
    }
  }
  return null;
}
