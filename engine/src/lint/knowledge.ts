import { ownValue } from '../core/ownValue.ts';
import { withoutVersion } from '../history/compareNames.ts';
import type { ComponentShape, LintData, ModuleShape, PackageShape } from './data.ts';
import type { ComponentName } from './facts/facts.ts';
import { createNearest } from './nearest.ts';

/** A specifier that leads into a package of the system. */
interface Place {
  package: PackageShape;
  /** Path below the package; empty for its main module. */
  subpath: string;
  /** The module with the names: its own, or for a file inside the package, the entry point that exports the same ones. */
  module: ModuleShape | null;
  /** The specifier is that of an entry point. */
  isEntryPoint: boolean;
}

/** What the rules ask about the system. */
export interface Knowledge {
  data: LintData;
  placeOf(specifier: string): Place | null;
  /** Returns the component that a name stands for; null if it is none, or unknown. */
  componentOf(name: ComponentName): ComponentShape | null;
  /** Returns the members of the enumeration that a name stands for; null if it is none. */
  enumOf(name: ComponentName): readonly string[] | null;
  /** True if a name stands for the component that a module exports under the name. */
  isSame(name: ComponentName, module: string, component: string): boolean;
  /** Entry points that export a name, those of one package first. */
  exportersOf(name: string, first: string): string[];
  /** Address of the page about a component. */
  pageOf(name: ComponentName): string | null;
  /** True if the component has a property; also for those that everything has. */
  accepts(component: ComponentShape, name: string): boolean;
  /** True for a class with a prefix of the system that none of its style sheets has. */
  isUnknownClass(name: string): boolean;
  /** The class that differs in the number of a version alone: `acme-v2-card` for `acme-v1-card`; null if there is none. */
  classOfThisVersion(name: string): string | null;
  nearestVariable(name: string): string | null;
  nearestClass(name: string): string | null;
  variables: ReadonlySet<string>;
}

/** React's own, and any attribute with a hyphen: types don't know which of these an element has. */
const ALWAYS_ACCEPTED = /^(?:key|ref)$|[-:]/;

/** What languages of templates put into names, such as `{{ kind }}`, `<%= kind %>`, or `${kind}`. */
const TEMPLATE = /[{}<>[\]%$#]/;

/** Indexes the data of a system. */
export function createKnowledge(data: LintData): Knowledge {
  const modules = new Map(Object.entries(data.modules));
  const groups = data.groups.map((names) => new Set(names));

  const placeOf = (specifier: string): Place | null => {
    const owner = data.packages.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`));
    if (!owner) {
      return null;
    }
    const own = modules.get(specifier);
    const subpath = specifier.slice(owner.name.length + 1);
    return {
      package: owner,
      subpath,
      module: own ?? modules.get(nearestEntryPoint(owner.name, subpath)) ?? null,
      isEntryPoint: own !== undefined
    };
  };

  /** A path such as `dist/deprecated/Menu` has names of the entry point `deprecated`. */
  const nearestEntryPoint = (name: string, subpath: string): string =>
    subpath
      .split('/')
      .map((segment) => `${name}/${segment}`)
      .find((specifier) => modules.has(specifier)) ?? name;

  const componentOf = ({ specifier, path: [root = '', ...parts] }: ComponentName): ComponentShape | null => {
    const module = placeOf(specifier)?.module;
    const index = module && ownValue(module.components, root);
    return parts.reduce<ComponentShape | null>(
      (shape, part) => data.components[ownValue(shape?.parts ?? {}, part) ?? -1] ?? null,
      data.components[index ?? -1] ?? null
    );
  };

  const exporters = exportersByName(data);
  const classes = new Set(data.styles.classes);
  let byForm: ReadonlyMap<string, string> | null = null;

  return {
    data,
    placeOf,
    componentOf,
    enumOf: ({ specifier, path: [root = '', ...parts] }) =>
      parts.length === 0 ? (ownValue(placeOf(specifier)?.module?.enums ?? {}, root) ?? null) : null,
    isSame: (name, module, component) =>
      name.path.join('.') === component &&
      componentOf(name) === componentOf({ specifier: module, path: component.split('.') }),
    exportersOf: (name, first) =>
      (exporters.get(name) ?? []).toSorted((a, b) => Number(isWithin(b, first)) - Number(isWithin(a, first))),
    pageOf: ({ specifier, path }) => {
      const place = placeOf(specifier);
      const entryPoint =
        place?.isEntryPoint === false ? nearestEntryPoint(place.package.name, place.subpath) : specifier;
      return (
        ownValue(data.pages, `${entryPoint}/${path.join('.')}`) ??
        ownValue(data.pages, `${entryPoint}/${path[0]}`) ??
        null
      );
    },
    accepts: (component, name) =>
      component.isOpen === true ||
      ALWAYS_ACCEPTED.test(name) ||
      Object.hasOwn(component.props, name) ||
      component.groups.some((group) => groups[group]?.has(name) ?? false),
    isUnknownClass: (name) =>
      data.styles.classPrefixes.some((prefix) => name.startsWith(prefix)) &&
      !(name.endsWith('-') || TEMPLATE.test(name) || classes.has(name)),
    classOfThisVersion: (name) => {
      byForm ??= new Map(data.styles.classes.map((each) => [withoutVersion(each), each]));
      return byForm.get(withoutVersion(name)) ?? null;
    },
    nearestVariable: createNearest(data.styles.variables),
    nearestClass: createNearest(data.styles.classes),
    variables: new Set(data.styles.variables)
  };
}

/** Finds the entry points of each exported name; packages of icons have thousands of names. */
function exportersByName({ modules }: LintData): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [specifier, { components, others }] of Object.entries(modules)) {
    for (const name of [...Object.keys(components), ...others]) {
      const specifiers = found.get(name);
      if (specifiers) {
        specifiers.push(specifier);
      } else {
        found.set(name, [specifier]);
      }
    }
  }
  return found;
}

/** True for a specifier that leads into a package. */
export function isWithin(specifier: string, packageName: string): boolean {
  return specifier === packageName || specifier.startsWith(`${packageName}/`);
}
