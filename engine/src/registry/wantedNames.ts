import { importedNames } from '../examples/importedNames.ts';
import { isFileSpecifier } from '../examples/moduleResolver.ts';
import type { TabCode } from '../tabCode.ts';
import type { WantedNames } from './planLibraries.ts';

/**
 * What examples, and the files that they import, import from packages.
 * @param programs prepared modules of examples
 */
export function wantedNames(programs: Iterable<string>, tabs: Iterable<TabCode>): WantedNames {
  const wanted = new Map<string, Set<string>>();
  const texts = new Set(programs);
  for (const { files, bindings } of tabs) {
    for (const file of Object.values(files)) {
      if (file.kind === 'code') {
        texts.add(file.code);
      }
    }
    for (const { from, imported } of Object.values(bindings)) {
      if ('package' in from) {
        note(wanted, from.package, [imported]);
      }
    }
  }
  for (const text of texts) {
    for (const [specifier, names] of importedNames(text)) {
      if (!isFileSpecifier(specifier)) {
        note(wanted, specifier, names);
      }
    }
  }
  return wanted;
}

function note(wanted: Map<string, Set<string>>, specifier: string, names: Iterable<string>): void {
  const known = wanted.get(specifier) ?? new Set();
  for (const name of names) {
    known.add(name);
  }
  wanted.set(specifier, known);
}
