import { readFileSync } from 'node:fs';

import type { Location } from '../model.ts';

/** The line of a file that first has a text; the first line where none has it as it is. */
export function locateText(text: string, file: string): Location {
  const lines = readFileSync(file, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(text));
  return { file, line: Math.max(0, index) + 1 };
}
