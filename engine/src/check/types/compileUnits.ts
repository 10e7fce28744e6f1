import { join } from 'node:path';
import ts from 'typescript';

import type { TypeDiagnostic, TypeResult, TypeUnit } from './typeUnit.ts';
import { isInstalled } from '../../content/packages.ts';

/**
 * Type-checks examples in a single program against the packages installed for the site.
 *
 * Takes seconds and about a gigabyte for a thousand examples: run it in a worker (see `checkTypes`).
 */
export function compileUnits(units: TypeUnit[], siteFolder: string): TypeResult[] {
  const { host, rootNames, localImports } = createUnitHost(units, siteFolder);
  const program = ts.createProgram({ rootNames, options: compilerOptions, host });
  return units.map((unit) => ({
    path: unit.path,
    problems: problemsOf(program, unit),
    dependencies: reachableFrom(unit.path, localImports)
  }));
}

function problemsOf(program: ts.Program, unit: TypeUnit): TypeDiagnostic[] {
  const sourceFile = program.getSourceFile(unit.path);
  if (!sourceFile) {
    throw new Error(`The compiler did not take in ${unit.path}.`);
  }
  return [...program.getSyntacticDiagnostics(sourceFile), ...program.getSemanticDiagnostics(sourceFile)]
    .filter((diagnostic) => (diagnostic.start ?? 0) < unit.code.length)
    .map((diagnostic) => {
      const { line, character } = sourceFile.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
      return {
        number: diagnostic.code,
        message: ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'),
        line: line + 1,
        column: character + 1
      };
    });
}

function reachableFrom(path: string, imports: Map<string, Set<string>>): string[] {
  const reached = new Set<string>();
  const waiting = [path];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const imported of imports.get(file) ?? []) {
      if (!reached.has(imported)) {
        reached.add(imported);
        waiting.push(imported);
      }
    }
  }
  return [...reached].sort();
}

/** A compiler host that serves units from memory. */
interface UnitHost {
  host: ts.CompilerHost;
  /** Files to compile. */
  rootNames: string[];
  /** File -> files outside `node_modules` that it imports; complete once a program was created with the host. */
  localImports: Map<string, Set<string>>;
}

/**
 * Creates the host for a set of units. An import that does not resolve from the example's folder is tried from the
 * Markdown's folder, and then with the specifier from which the Markdown imports the same local name.
 */
function createUnitHost(units: TypeUnit[], siteFolder: string): UnitHost {
  const assetFile = join(siteFolder, 'patternbook-assets.d.ts');
  const unitsByPath = new Map(units.map((unit) => [unit.path, unit]));
  const texts = new Map([
    [assetFile, assetDeclarations],
    ...units.map(({ path, code, additions }) => [path, `${code}\n${additions}`] as const)
  ]);
  const base = ts.createCompilerHost(compilerOptions);
  const localImports = new Map<string, Set<string>>();
  const host: ts.CompilerHost = {
    ...base,
    getCurrentDirectory: () => siteFolder,
    fileExists: (file) => texts.has(file) || base.fileExists(file),
    readFile: (file) => texts.get(file) ?? base.readFile(file)
  };
  // The inherited method would call the inherited `readFile`.
  host.getSourceFile = (file, languageVersion) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, languageVersion);
  };

  const cache = ts.createModuleResolutionCache(siteFolder, (file) => host.getCanonicalFileName(file), compilerOptions);
  host.getModuleResolutionCache = () => cache;
  host.resolveModuleNameLiterals = (literals, containingFile, redirected, options, sourceFile) =>
    literals.map((literal) => {
      const mode = ts.getModeForUsageLocation(sourceFile, literal, options);
      const unit = unitsByPath.get(containingFile);
      let found: ts.ResolvedModuleWithFailedLookupLocations = { resolvedModule: undefined };
      for (const { specifier, from } of attempts(literal, containingFile, sourceFile, unit)) {
        found = ts.resolveModuleName(specifier, from, options, host, cache, redirected, mode);
        if (found.resolvedModule) {
          noteLocalImport(localImports, containingFile, found.resolvedModule.resolvedFileName);
          break;
        }
      }
      return found;
    });

  return { host, rootNames: [...texts.keys()], localImports };
}

interface Attempt {
  specifier: string;
  /** File that the specifier is resolved from. */
  from: string;
}

function* attempts(
  literal: ts.StringLiteralLike,
  containingFile: string,
  sourceFile: ts.SourceFile,
  unit: TypeUnit | undefined
): Generator<Attempt> {
  yield { specifier: literal.text, from: containingFile };
  if (unit && literal.text.startsWith('.')) {
    const from = join(unit.markdownFolder, 'page.md');
    yield { specifier: literal.text, from };
    for (const name of namesImportedBy(literal, sourceFile)) {
      const specifier = unit.bindings[name];
      if (specifier !== undefined) {
        yield { specifier, from };
      }
    }
  }
}

/** Local names that the import statement around a specifier declares. */
function namesImportedBy(literal: ts.StringLiteralLike, sourceFile: ts.SourceFile): string[] {
  const clause = sourceFile.statements.find(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) && statement.moduleSpecifier === literal
  )?.importClause;
  const named = clause?.namedBindings;
  return [
    clause?.name,
    ...(named && ts.isNamedImports(named) ? named.elements.map((element) => element.name) : [named?.name])
  ].flatMap((identifier) => (identifier ? [identifier.text] : []));
}

function noteLocalImport(localImports: Map<string, Set<string>>, importer: string, imported: string): void {
  if (!isInstalled(imported)) {
    localImports.set(importer, (localImports.get(importer) ?? new Set()).add(imported));
  }
}

/**
 * Compiles examples as their authors do: with a loose configuration, the automatic JSX runtime, and React as a global.
 * The set of global types is fixed, so that a result never depends on the other examples in the same run.
 */
const compilerOptions: ts.CompilerOptions = {
  noEmit: true,
  strict: false,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.esnext.disposable.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Otherwise, top-level names of an example without imports would be global in all other examples.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  allowUmdGlobalAccess: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  noUncheckedSideEffectImports: false,
  types: ['node', 'react']
};

const ASSET_EXTENSIONS = [
  'svg',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'gif',
  'avif',
  'mp4',
  'webm',
  'mp3',
  'woff2',
  'pdf',
  'txt'
];
const STYLE_EXTENSIONS = ['css', 'scss'];
/** What these ask for is a text, or an address. */
const QUERIES = ['raw', 'url', 'inline'];

/** Declares imports that the bundler resolves: an image exports its address, a style sheet a map of class names. */
const assetDeclarations = [
  ...ASSET_EXTENSIONS.map(
    (extension) => `declare module '*.${extension}' { const address: string; export default address; }`
  ),
  ...STYLE_EXTENSIONS.map(
    (extension) => `declare module '*.${extension}' { const names: Record<string, string>; export default names; }`
  ),
  // Files that pages include, whose text is a component.
  "declare module '*.md';",
  "declare module '*.mdx';",
  ...QUERIES.map((query) => `declare module '*?${query}' { const value: string; export default value; }`),
  // The bundler's constants.
  'interface ImportMeta { readonly url: string; readonly env: Record<string, string | boolean | undefined>; }'
].join('\n');
