import { join, relative, sep } from 'node:path';
import ts from 'typescript';

import { type Dependency, dependenciesOf } from './dependencies.ts';
import { type EntryPoint, deepEntryPoints, findEntryPoints } from './entryPoints.ts';
import { createPackageFinder, findPackageFolder, isInstalled } from '../../content/packages.ts';
import { PROBE_FILE, type Probe, type ValuePath, probeText, readProbe } from './probe.ts';
import type { ReferenceRequest } from './request.ts';

/** An entry point with type declarations. */
interface TypedEntryPoint extends EntryPoint {
  file: string;
}

/** An installed package with its typed entry points. */
export interface TypedPackage extends PackageFolder {
  entryPoints: TypedEntryPoint[];
}

/**
 * All documented packages in one program, so that React's and the DOM's declarations, most of the work, are loaded
 * once.
 */
export interface TypeProgram {
  program: ts.Program;
  checker: ts.TypeChecker;
  packages: TypedPackage[];
  /** Packages that the documented ones bring along. */
  dependencies: Dependency[];
  /** Null without React's typings. */
  probe: Probe | null;
  /** Creates a program of the same files that also instantiates generic components. */
  withInstances(generics: readonly ValuePath[]): TypeProgram;
}

type TypeProgramRequest = Pick<ReferenceRequest, 'siteFolder' | 'packages' | 'specifiers'>;

const options: ts.CompilerOptions = {
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  esModuleInterop: true,
  allowUmdGlobalAccess: true,
  resolveJsonModule: false,
  noUncheckedSideEffectImports: false,
  types: []
};

/** Creates a program of the packages installed for a site. A package without declarations has no entry points. */
export function createTypeProgram(request: TypeProgramRequest): TypeProgram {
  const { siteFolder, packages: names, specifiers } = request;
  const probeFile = join(siteFolder, PROBE_FILE);
  const host = createHost(siteFolder, probeFile);
  const packages = names.flatMap((name): TypedPackage[] => {
    const folder = findPackageFolder(name, siteFolder);
    if (folder === null) {
      return [];
    }
    const candidates = [...findEntryPoints(name, folder), ...deepEntryPoints(name, specifiers)];
    return [{ name, folder, entryPoints: findTypedEntryPoints(candidates, siteFolder, host.compilerHost) }];
  });
  const entryFiles = packages.flatMap(({ entryPoints }) => entryPoints.map(({ file }) => file));
  const rootNames = [...entryFiles, ...reactTypes(siteFolder), probeFile];
  const dependencies = dependenciesOf(names, siteFolder);
  const create = (generics: readonly ValuePath[], oldProgram: ts.Program | undefined): TypeProgram => {
    host.setProbe(probeText(generics));
    const program = ts.createProgram(rootNames, options, host.compilerHost, oldProgram);
    const checker = program.getTypeChecker();
    const probe = readProbe(program.getSourceFile(probeFile), generics, checker);
    return {
      program,
      checker,
      packages,
      dependencies,
      probe,
      withInstances: (wanted) => create(wanted, program)
    };
  };
  return create([], undefined);
}

/** Creates a compiler host that parses each file once, and reads the probe from memory. */
function createHost(siteFolder: string, probeFile: string) {
  const disk = ts.createCompilerHost(options);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  let probe = '';
  const compilerHost: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => siteFolder,
    fileExists: (file) => file === probeFile || disk.fileExists(file),
    readFile: (file) => (file === probeFile ? probe : disk.readFile(file)),
    getSourceFile(file, ...rest) {
      if (!parsed.has(file)) {
        parsed.set(file, disk.getSourceFile(file, ...rest));
      }
      return parsed.get(file);
    }
  };
  const setProbe = (text: string): void => {
    probe = text;
    parsed.set(probeFile, ts.createSourceFile(probeFile, text, options.target ?? ts.ScriptTarget.ES2023));
  };
  return { compilerHost, setProbe };
}

function findTypedEntryPoints(
  candidates: readonly EntryPoint[],
  siteFolder: string,
  host: ts.CompilerHost
): TypedEntryPoint[] {
  const from = join(siteFolder, 'site.ts');
  const specifiers = new Set<string>();
  const files = new Set<string>();
  return candidates.flatMap((entryPoint) => {
    if (specifiers.has(entryPoint.specifier)) {
      return [];
    }
    specifiers.add(entryPoint.specifier);
    const { resolvedModule } = ts.resolveModuleName(entryPoint.specifier, from, options, host);
    const file = resolvedModule && declarationFile(resolvedModule.resolvedFileName);
    // A pattern also matches the files of the other entry points.
    if (file === undefined || (entryPoint.isFromPattern && files.has(file))) {
      return [];
    }
    files.add(file);
    return [{ ...entryPoint, file }];
  });
}

function declarationFile(file: string): string | undefined {
  return /\.(d\.[cm]?ts|tsx?)$/.test(file) ? file : undefined;
}

/** Declarations that packages use without an import, e.g. `React.ReactNode`. */
function reactTypes(siteFolder: string): string[] {
  const folder = findPackageFolder('@types/react', siteFolder);
  return folder === null ? [] : [join(folder, 'index.d.ts')];
}

/** Name and folder of a package. */
export interface PackageFolder {
  name: string;
  folder: string;
}

/**
 * Returns a function that looks up the package of a file; null for files outside of packages.
 * @param packages those whose folders may be linked, outside of `node_modules`
 */
export function createPackageLookup(packages: readonly PackageFolder[]): (file: string) => PackageFolder | null {
  const findPackage = createPackageFinder();
  const byFolder = new Map(packages.map((each) => [each.folder, each]));
  const linked = packages
    .filter(({ folder }) => !isInstalled(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  const lookUp = (file: string): PackageFolder | null => {
    const around = isInstalled(file) ? undefined : linked.find(({ folder }) => file.startsWith(folder + sep));
    const found = around ?? findPackage(file);
    return found && (byFolder.get(found.folder) ?? found);
  };
  const known = new Map<string, PackageFolder | null>();
  return (file) => {
    const found = known.has(file) ? (known.get(file) ?? null) : lookUp(file);
    known.set(file, found);
    return found;
  };
}

/** Returns a relative path with forward slashes. */
export function pathBelow(folder: string, file: string): string {
  return relative(folder, file).replaceAll(sep, '/');
}
