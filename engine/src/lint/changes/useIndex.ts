import { moduleOf, packageOf, type Snapshot } from '../../history/snapshot.ts';
import { movesOf } from '../../history/change.ts';
import type { UsedComponent, UsedImport, Uses } from './uses.ts';
import type { ComparedReleases } from './usedChange.ts';

/** What a file uses, by the names of two releases. Lines are sorted, each once. */
export interface UseIndex {
  /** Id of a component in the earlier release. @param id in the later one */
  idBefore: (id: string) => string;
  /** Id of an export that is no component in the earlier release. @param id in the later one */
  exportBefore: (id: string) => string;
  /** Lines that import an export of the earlier release. */
  importsOf: (id: string) => readonly number[];
  /** Lines with a component: imports and elements. */
  component: (id: string) => readonly number[];
  /** Elements of a component. @param id in the earlier release */
  elements: (id: string) => readonly UsedComponent[];
  variable: (name: string) => readonly number[];
  /** The same, and lines that import it from a package as a constant: `color_danger_dark` for `--acme-color--danger--dark`. */
  variableOrConstant: (name: string) => readonly number[];
  icon: (packageName: string, icon: string) => readonly number[];
  packageImports: (packageName: string) => readonly number[];
}

/** Finds what a file uses by the ids of the release that it was written for. */
export function createUseIndex(uses: Uses, { before, changes }: ComparedReleases): UseIndex {
  const moves = movesOf(changes);
  const exportMoves = new Map(
    changes.flatMap((change) =>
      change.subject === 'export' && change.kind === 'moved' ? [[change.export, change.before ?? '']] : []
    )
  );
  const entryPointOf = createEntryPoints(before);
  const isOfSystem = ({ specifier }: { specifier: string }): boolean =>
    Object.hasOwn(before.packages, packageOf(specifier));
  const ofSystem = uses.imports.filter(isOfSystem).map((each) => ({ ...each, name: importedName(each) }));
  const imports = Map.groupBy(ofSystem, ({ specifier, name }) => `${entryPointOf(specifier)}/${name}`);
  const elements = Map.groupBy(
    uses.components.filter(isOfSystem),
    ({ specifier, path }) => `${entryPointOf(specifier)}/${path.join('.')}`
  );
  const variables = Map.groupBy(uses.variables, ({ name }) => name);
  const constants = ofSystem.filter(({ name }) => CONSTANT.test(name));
  const importsOf = (id: string): number[] => linesOf(imports.get(id));
  return {
    idBefore: (id) => moves.get(id) ?? id,
    exportBefore: (id) => exportMoves.get(id) ?? id,
    importsOf,
    component: (id) => {
      const own = moves.get(id) ?? id;
      return sorted([...importsOf(own), ...linesOf(elements.get(own))]);
    },
    elements: (id) => elements.get(id) ?? [],
    variable: (name) => linesOf(variables.get(name)),
    variableOrConstant: (name) => {
      const form = name.replace(/\W+/g, '_');
      const own = constants.filter((each) => form.endsWith(`_${each.name}`));
      return linesOf([...(variables.get(name) ?? []), ...own]);
    },
    icon: (packageName, icon) => {
      const form = icon.replaceAll('-', '').toLowerCase();
      return linesOf(
        ofSystem.filter(
          ({ specifier, name }) =>
            packageOf(specifier) === packageName &&
            [form, `${form}icon`].includes(name.replaceAll('-', '').toLowerCase())
        )
      );
    },
    packageImports: (packageName) => linesOf(ofSystem.filter(({ specifier }) => packageOf(specifier) === packageName))
  };
}

/** The default of a file inside a package is what the file is named after. */
function importedName({ specifier, name }: UsedImport): string {
  const file = specifier.slice(specifier.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  return name === 'default' ? file : name;
}

/** A constant that stands for a variable has several of its words. */
const CONSTANT = /^[a-zA-Z]\w*_\w*_\w*$/;

/** Returns a function that finds the module of an earlier release that a specifier leads into, such as `ui/dist/Card`. */
function createEntryPoints({ components, exports }: Snapshot): (specifier: string) => string {
  const modules = new Set([...Object.keys(components), ...Object.keys(exports)].map(moduleOf));
  return (specifier) => {
    if (modules.has(specifier)) {
      return specifier;
    }
    const owner = packageOf(specifier);
    const within = specifier.slice(owner.length + 1).split('/');
    return within.map((part) => `${owner}/${part}`).find((module) => modules.has(module)) ?? owner;
  };
}

/** The lines of some uses, each once, in order. */
export function linesOf(uses: readonly { line: number }[] = []): number[] {
  return sorted(uses.map(({ line }) => line));
}

function sorted(lines: readonly number[]): number[] {
  return [...new Set(lines)].toSorted((a, b) => a - b);
}
