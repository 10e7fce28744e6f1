import { parseSync } from 'oxc-parser';
import { createFileReader } from './fileCache.ts';

export interface ExampleCode {
  code: string;
  /** Specifiers of the code's relative imports, as written. */
  relativeImports: string[];
}

/** Reads the file of an example; null where there is none. */
export const readExampleFile: (file: string) => ExampleCode | null = createFileReader((content, file) => {
  const code = content.toString('utf8');
  return { code, relativeImports: relativeImportsOf(code, file) };
});

/** @param file name that tells the syntax by its extension */
export function relativeImportsOf(code: string, file: string): string[] {
  // Most examples import packages alone; parsing those for nothing would take most of the time of loading a site.
  if (!/['"]\.{1,2}\//.test(code)) {
    return [];
  }
  const specifiers = parseSync(file, code).module.staticImports.map((entry) => entry.moduleRequest.value);
  return specifiers.filter((specifier) => specifier.startsWith('.'));
}
