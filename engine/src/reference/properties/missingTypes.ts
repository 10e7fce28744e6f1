import ts from 'typescript';

import { isAssetFile } from '../../examples/assetFile.ts';
import { isAnyStyleSheet } from '../../examples/importProblem.ts';
import { splitSpecifier } from '../../examples/importSpecifier.ts';
import type { Library, NamedSymbol } from './library.ts';

/** An import of a package's declarations that leads nowhere: what it would bring is missing or `any`. */
export interface MissingTypes {
  package: string;
  /** As it is written. */
  specifier: string;
  /** The declaration file, and the 1-based line of the import. */
  file: string;
  line: number;
}

/** Finds the imports without a file in the declarations of documented symbols, and in those that these import. */
export function missingTypes(documented: Iterable<NamedSymbol>, library: Library): MissingTypes[] {
  const { checker } = library;
  const found = new Map<string, MissingTypes>();
  const own = new Set([...documented].flatMap(({ symbol }) => (symbol.declarations ?? []).map(fileOf)));
  const next = [...own].flatMap((file) =>
    specifiersOf(file)
      .filter(isRelative)
      .flatMap((each) => importedFile(each, checker))
  );
  for (const file of new Set([...own, ...next])) {
    for (const specifier of specifiersOf(file)) {
      const owner = library.packageOf(file)?.name;
      if (owner !== undefined && checker.getSymbolAtLocation(specifier) === undefined) {
        const { line } = file.getLineAndCharacterOfPosition(specifier.getStart(file));
        const place = { file: file.fileName, line: line + 1 };
        found.set(`${place.file} ${specifier.text}`, { package: owner, specifier: specifier.text, ...place });
      }
    }
  }
  return [...found.values()];
}

function importedFile(specifier: ts.StringLiteral, checker: ts.TypeChecker): ts.SourceFile[] {
  const declaration = checker.getSymbolAtLocation(specifier)?.declarations?.[0];
  return declaration ? [fileOf(declaration)] : [];
}

function fileOf(node: ts.Node): ts.SourceFile {
  return node.getSourceFile();
}

function isRelative({ text }: ts.StringLiteral): boolean {
  return text.startsWith('.');
}

/** Imports that bring names of types. Style sheets, CSS modules among them, and images bring none. */
function specifiersOf(file: ts.SourceFile): ts.StringLiteral[] {
  return file.statements.flatMap((statement) => {
    const brings = ts.isExportDeclaration(statement) || (ts.isImportDeclaration(statement) && statement.importClause);
    const specifier = brings ? statement.moduleSpecifier : undefined;
    return specifier && ts.isStringLiteral(specifier) && !bringsValue(specifier.text) ? [specifier] : [];
  });
}

/** Whether a bundler makes the module: packages that publish their sources import such files. */
function bringsValue(specifier: string): boolean {
  const { path } = splitSpecifier(specifier);
  return isAnyStyleSheet(path) || isAssetFile(path);
}
