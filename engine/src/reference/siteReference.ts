import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ResolvedConfig } from '../core/config.ts';
import type { Problem, Site, Source, Location } from '../model.ts';
import type { Entry, FunctionDoc } from './entry.ts';
import type { ReferenceResult } from './properties/extract.ts';
import { NO_REFERENCE, readReference } from './properties/readReference.ts';
import {
  type ReferenceRequest,
  functionKey,
  nameKey,
  functionRequests,
  nameRequest,
  packagesOf,
  referenceRequest
} from './properties/request.ts';
import { findPackageFolder, packageOfSpecifier } from '../content/packages.ts';
import { error, warning } from '../content/problem.ts';
import type { MissingTypes } from './properties/missingTypes.ts';
import type { UntypedProps } from './properties/untypedProps.ts';
import { missingReactTypes } from './properties/reactTypes.ts';

/** A name in a tab's `propComponents`; `entry` is null if no package declares it. */
interface DocumentedName {
  name: string;
  entry: Entry | null;
}

/** A function in a tab's `functionDocumentation`; `doc` is null if its file does not declare it. */
interface DocumentedFunction {
  name: string;
  file: string;
  doc: FunctionDoc | null;
}

/** Names and functions that a tab documents, in the author's order. */
export interface TabReference {
  names: DocumentedName[];
  functions: DocumentedFunction[];
}

/** Reference data of a site. */
export interface SiteReference {
  /** Returns the reference of a tab; empty for tabs of other sites. */
  ofTab(source: Source): TabReference;
  /** Entries by id: those documented by tabs, and all types that they reference. */
  entries: ReadonlyMap<string, Entry>;
  /** Documented names that could not be found. */
  problems: Problem[];
}

const NOTHING: TabReference = { names: [], functions: [] };

/** Loads the reference data of all names that a site's tabs document. */
export async function loadSiteReference(
  site: Site,
  config: ResolvedConfig,
  { folder, cacheFolder }: { folder: string; cacheFolder: string }
): Promise<SiteReference> {
  const request = referenceRequest(site, config, folder);
  const untyped = reactTypesProblem(request);
  if (untyped !== null) {
    return { ...createSiteReference(site, config, NO_REFERENCE), problems: [untyped] };
  }
  const wording = { language: config.language, texts: config.texts };
  const result = await readReference(request, wording, cacheFolder);
  const reference = createSiteReference(site, config, result);
  const missing = result.missing.map((each) => missingTypesProblem(each, folder));
  const loose = result.untyped.map(untypedPropsProblem);
  return { ...reference, problems: [...reference.problems, ...missing, ...loose] };
}

/** Reports what the declarations of a package import, but can't be found. */
function missingTypesProblem({ package: owner, specifier, file, line }: MissingTypes, siteFolder: string): Problem {
  const wanted = specifier.startsWith('.') ? owner : packageOfSpecifier(specifier);
  const hint =
    wanted === owner || findPackageFolder(wanted, siteFolder) === null
      ? `Install ${wanted === owner ? `another version of "${owner}"` : `"${wanted}", and its types`}.`
      : `"${wanted}" is installed, but offers no such types: install another version of it, or accept this in the baseline.`;
  return warning(
    'props-missing-types',
    `The declarations of "${owner}" import "${specifier}", which is not found: properties may be missing.`,
    { file, line },
    hint
  );
}

/** Reports a component whose declaration accepts any props. */
function untypedPropsProblem({ package: owner, name, file, line }: UntypedProps): Problem {
  return warning(
    'props-missing-types',
    `The declarations of "${owner}" type the properties of "${name}" as any: its table has none.`,
    { file, line },
    'Declare them in the package, or accept this in the baseline.'
  );
}

/** Reports that React's typings are missing, without which no component can be told from other functions. */
function reactTypesProblem({ names, packages, siteFolder }: ReferenceRequest): Problem | null {
  const command = names.length === 0 ? null : missingReactTypes(packages, siteFolder);
  return command === null
    ? null
    : error(
        'props-no-react-types',
        'React’s type declarations are not installed, so the properties of components can’t be read.',
        { file: join(siteFolder, 'package.json') },
        `Run "${command}" in the folder of the site.`
      );
}

/** Assigns each tab its part of the result. */
function createSiteReference(site: Site, config: ResolvedConfig, result: ReferenceResult): SiteReference {
  const packages = packagesOf(config);
  const tabs = new Map<Source, TabReference>();
  for (const page of site.pages) {
    for (const source of page.sources) {
      const names = source.propComponents.map((reference) => {
        const id = result.names[nameKey(nameRequest(reference, source, page, packages))];
        return { name: reference.component, entry: (id && result.entries[id]) || null };
      });
      const functions = functionRequests(source).map((request) => ({
        name: request.name,
        file: request.file,
        doc: result.functions[functionKey(request)] ?? null
      }));
      tabs.set(source, { names, functions });
    }
  }
  return {
    ofTab: (source) => tabs.get(source) ?? NOTHING,
    entries: new Map(Object.entries(result.entries)),
    problems: [...tabs].flatMap(([source, tab]) => problemsOf(source, tab))
  };
}

function problemsOf(source: Source, { names, functions }: TabReference): Problem[] {
  return [
    ...names.filter(({ entry }) => entry === null).map(({ name }) => unknownName(name, source)),
    ...functions.filter(({ doc }) => doc === null).map(({ name, file }) => unknownFunction(name, file, source))
  ];
}

/** Reports a name in `propComponents` that no package declares. */
function unknownName(name: string, source: Source): Problem {
  return error(
    'props-unknown-component',
    `No package of this site exports or declares "${name}".`,
    locate(source.file, 'propComponents', name),
    'Correct the name in propComponents, or remove it.'
  );
}

/** Reports a name in `functions` that its file does not declare. */
function unknownFunction(name: string, file: string, source: Source): Problem {
  return error(
    'functions-unknown-function',
    `The package has no function "${name}" in ${file}.`,
    locate(source.file, 'functions', name),
    'Correct the name or the path under functions.'
  );
}

/** Locates a name below a key of the frontmatter. */
function locate(file: string, key: string, name: string): Location {
  const lines = readFileSync(file, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${key}:`));
  const places = lines.map((line) => wordColumn(line, name));
  const index = start < 0 ? -1 : places.findIndex((column, at) => at >= start && column !== null);
  return { file, ...(index < 0 ? {} : { line: index + 1, column: places[index] ?? 1 }) };
}

/** Returns the 1-based column of a whole word, or null. */
function wordColumn(line: string, name: string): number | null {
  const found = [...line.matchAll(/[\p{L}\p{N}_$]+(?:\.[\p{L}\p{N}_$]+)*/gu)].find(([word]) => word === name);
  return found ? found.index + 1 : null;
}
