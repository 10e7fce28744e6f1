import { existsSync } from 'node:fs';
import path from 'node:path';

import { readText } from '../content/textFile.ts';
import type { Source } from '../model.ts';

/** Files with mistakes would be found by the tools of the site, so that their names may end with this. */
const DISGUISE = /\.txt$/;

/**
 * Reads a file of code that Markdown names by its path.
 * @returns its text, and its name without `.txt` at the end
 * @throws Error if there is no such file
 */
export function readFileBeside(source: Source, name: string): { name: string; text: string } {
  const file = path.resolve(path.dirname(source.file), name);
  if (!existsSync(file)) {
    throw new Error(`There is no file ${name} beside ${path.basename(source.file)}.`);
  }
  return { name: path.basename(file).replace(DISGUISE, ''), text: readText(file) };
}
