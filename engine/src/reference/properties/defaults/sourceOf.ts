import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { pathBelow } from '../typeProgram.ts';

const DECLARATION = /\.d\.([cm]?)ts$/;
const SOURCE_EXTENSIONS = ['.tsx', '.ts', '.jsx', '.js'];
const SCRIPT_EXTENSIONS = ['.js', '.mjs', '.cjs', '.jsx'];
/** Where packages put their scripts if the declarations have a folder of their own. */
const OUTPUT_FOLDERS = [
  'esm',
  'es',
  'es6',
  'dist/esm',
  'dist/es',
  'lib/esm',
  'lib/es',
  'dist',
  'lib',
  'cjs',
  'dist/cjs'
];

/**
 * Finds the source of a declaration file, since declarations lack default values. Packages that ship `src` have it
 * there under the same path, without the output folders; otherwise the compiled script is used, next to the
 * declarations or under the same path in another output folder. Null if there is none.
 */
export function sourceOf(file: string, packageFolder: string): string | null {
  if (!DECLARATION.test(file)) {
    return file;
  }
  const stem = file.replace(DECLARATION, '');
  const segments = pathBelow(packageFolder, stem).split('/');
  // dist/esm/components/Button/Button -> components/Button/Button
  const paths = segments.map((_, index) => segments.slice(index));
  const inSource = paths.map((path) => join(packageFolder, 'src', ...path));
  const elsewhere = paths
    .slice(1)
    .flatMap((path) => OUTPUT_FOLDERS.map((folder) => join(packageFolder, folder, ...path)));
  return (
    inSource
      .flatMap((each) => SOURCE_EXTENSIONS.map((extension) => each + extension))
      .find((each) => existsSync(each)) ??
    [stem, ...elsewhere]
      .flatMap((each) => SCRIPT_EXTENSIONS.map((extension) => each + extension))
      .find((each) => existsSync(each)) ??
    null
  );
}
