import { join } from 'node:path';
import ts from 'typescript';
import { isInstalled } from '../../content/installedFile.ts';
import { assetDeclarations, compilerOptions } from './compilerOptions.ts';
import type { TypeUnit } from './typeUnit.ts';

/** A compiler host that serves units from memory. */
export interface UnitHost {
  host: ts.CompilerHost;
  /** What to compile. */
  rootNames: string[];
  /** File -> files outside `node_modules` that it imports; complete once a program was made with the host. */
  localImports: Map<string, Set<string>>;
}

/**
 * Makes the host for a set of units. An import that does not resolve from the folder of the example is tried from
 * the Markdown's folder, and then as the import by which the Markdown binds the same local name.
 */
export function createUnitHost(units: TypeUnit[], siteFolder: string): UnitHost {
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
  // The inherited one would read through the inherited `readFile`.
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
