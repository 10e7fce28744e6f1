import { importedNames } from '../examples/importedNames.ts';
import { isFileSpecifier } from '../examples/moduleResolver.ts';
import type { TabCode } from '../tabCode.ts';
import type { WantedNames } from './planLibraries.ts';

/** What the examples of some tabs, and the files that they import, import from packages. */
export function wantedNames(tabs: Iterable<TabCode>): WantedNames {
  const wanted = new Map<string, Set<string>>();
  const note = (specifier: string, names: Iterable<string>): void => {
    const known = wanted.get(specifier) ?? new Set();
    for (const name of names) {
      known.add(name);
    }
    wanted.set(specifier, known);
  };
  const texts = new Set<string>();
  for (const { examples, files, bindings } of tabs) {
    for (const { lang, code } of Object.values(examples)) {
      if (lang !== 'html') {
        texts.add(code);
      }
    }
    for (const file of Object.values(files)) {
      if (file.kind === 'code') {
        texts.add(file.code);
      }
    }
    for (const { from, imported } of Object.values(bindings)) {
      if ('package' in from) {
        note(from.package, [imported]);
      }
    }
  }
  for (const text of texts) {
    for (const [specifier, names] of importedNames(text)) {
      if (!isFileSpecifier(specifier)) {
        note(specifier, names);
      }
    }
  }
  return wanted;
}
