import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { pathBelow } from './typeProgram.ts';

const DECLARATION = /\.d\.([cm]?)ts$/;
const SOURCE_EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];

/**
 * The file that a declaration file was made from, which knows what declarations don't: defaults. Packages that ship
 * `src` have it there, under the same path without the folders of the output; of the others the script beside the
 * declarations serves. Null when there is neither.
 */
export function sourceOf(file: string, packageFolder: string): string | null {
  if (!DECLARATION.test(file)) {
    return file;
  }
  const stem = file.replace(DECLARATION, '');
  const segments = pathBelow(packageFolder, stem).split('/');
  // dist/esm/components/Button/Button -> src/components/Button/Button
  const inSource = segments.map((_, index) => join(packageFolder, 'src', ...segments.slice(index)));
  const beside = [`${stem}.js`, `${stem}.mjs`, `${stem}.cjs`, `${stem}.jsx`];
  const candidates = [
    ...inSource.flatMap((candidate) => SOURCE_EXTENSIONS.map((extension) => candidate + extension)),
    ...beside
  ];
  return candidates.find((candidate) => existsSync(candidate)) ?? null;
}
