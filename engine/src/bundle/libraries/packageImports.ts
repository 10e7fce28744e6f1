import type { Plugin } from 'vite';

import { ALL, parseModuleRecord } from '../moduleRecord.ts';
import type { BarrelMember } from './barrel.ts';
import type { SlicedPackage } from './planLibraries.ts';

const SCRIPT_FILE = /^[^\0].*\.[cm]?[jt]sx?$/;

/** Collects what libraries import of a sliced package, while they are bundled. */
export interface PackageImports {
  plugin: Plugin;
  /** Tells if libraries import a module of the package, by its path or through the main entry. */
  has: (member: BarrelMember) => boolean;
}

/** @param own further modules whose imports don't count */
export function collectPackageImports(
  { name, barrel, slices }: SlicedPackage,
  own: ReadonlySet<string>
): PackageImports {
  /** Names that modules import from the main entry. */
  const names = new Set<string>();
  const importers = new Set<string>();
  /** Modules that are imported by their paths. */
  const files = new Set<string>();
  return {
    plugin: {
      name: 'patternbook:package-imports',
      transform: {
        filter: { id: SCRIPT_FILE, code: name },
        handler(code, id) {
          const { imports, indirectExports, starExports } = parseModuleRecord(id, code);
          const requests = [
            ...imports,
            ...indirectExports.values(),
            ...starExports.map((specifier) => ({ specifier, name: ALL }))
          ];
          for (const request of requests.filter(({ specifier }) => specifier === name)) {
            names.add(request.name);
            importers.add(id);
          }
        }
      },
      buildEnd() {
        const importersOf = (file: string): string[] =>
          (this.getModuleInfo(file)?.importers ?? []).filter(
            (importer) => !importer.startsWith('\0') && !barrel.has(importer) && !own.has(importer)
          );
        for (const { file } of slices.flat()) {
          if (importersOf(file).length > 0) {
            files.add(file);
          }
        }
        // Whoever imports the entry in another way (`require`) may use all names.
        if ([...barrel].some((file) => importersOf(file).some((importer) => !importers.has(importer)))) {
          names.add(ALL);
        }
      }
    },
    has: (member) => files.has(member.file) || names.has(ALL) || member.names.some((exported) => names.has(exported))
  };
}
