import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Node, type Program, parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

import { parseModuleRecord } from '../moduleRecord.ts';
import type { CommonModules } from './commonModules.ts';
import { componentOf, declaresSideEffects } from './componentFolder.ts';

/**
 * Minimum number of files in the folder of a catalog: icons or tokens, one per module. Nothing that modules have to share,
 * such as a context, comes in such numbers.
 */
const MIN_CATALOG_FILES = 1000;

/** Characters of the class names of a style sheet that are not worth a file that entries share. */
const MOST_CHARS_OF_NAMES = 1500;

/** Matches a module within a package: `lib-icons/dist/icons/plus`. Modules of a catalog are imported by path. */
const PATH_IN_PACKAGE = /^(?:@[^/]+\/)?[^@./\\\0][^/]*\/./;

const COPY_FOR_COMPONENT = /\?component=(\w+)$/;

interface CatalogCopiesOptions {
  /** Entry name -> file. */
  entries: ReadonlyMap<string, string>;
  /** Those of tabs need no copies. Others do: one icon is no reason to load a file with all of them. */
  commonModules: CommonModules;
}

/**
 * Gives each entry, and each component, copies of the icons, tokens, and class names that it imports, under ids of their
 * own. Shared among entries, each of these modules of a few hundred bytes would be a file.
 */
export function catalogCopies({ entries, commonModules }: CatalogCopiesOptions): Plugin {
  /** Modules that one entry imports -> its name. */
  const entryOf = new Map<string, string>();
  const isCommon = (id: string): boolean => commonModules.ofTabs.has(id) || commonModules.ofAll.has(id);
  const ownerOf = (importer: string): string | null => {
    const entry = entryOf.get(importer);
    if (entry !== undefined) {
      return `entry=${entry}`;
    }
    const component = isCommon(importer) ? null : componentOf(importer);
    return component === null ? null : `component=${component}`;
  };
  return {
    name: 'patternbook:catalog-copies',
    enforce: 'pre',
    buildStart() {
      for (const [name, file] of entries) {
        exampleFiles(file).forEach((each) => entryOf.set(each, name));
      }
    },
    resolveId: {
      filter: { id: PATH_IN_PACKAGE },
      async handler(specifier, importer, options) {
        const owner = importer === undefined ? null : ownerOf(importer);
        const resolved =
          owner === null ? null : await this.resolve(specifier, importer, { ...options, skipSelf: true });
        return resolved && !commonModules.ofTabs.has(resolved.id) && isCopied(resolved.id)
          ? { ...resolved, id: `${resolved.id}?${owner}` }
          : resolved;
      }
    }
  };
}

/** Returns the component that a copy was made for; null for other modules. */
export function componentOfCopy(id: string): string | null {
  return COPY_FOR_COMPONENT.exec(id)?.[1] ?? null;
}

/** Returns the files that an entry imports the default export of: its examples (`site/build/moduleFiles.ts`). */
function exampleFiles(entry: string): string[] {
  return parseModuleRecord(entry, readFileSync(entry, 'utf8'))
    .imports.filter(({ name }) => name === 'default')
    .map(({ specifier }) => path.resolve(path.dirname(entry), specifier));
}

const fileCounts = new Map<string, number>();
const answers = new Map<string, boolean>();

/** Checks that a module is in a catalog, or has the class names of a small sheet, and that its exports have no state. */
function isCopied(file: string): boolean {
  const answer = answers.get(file) ?? (declaresSideEffects(file) && (isInCatalog(file) || hasFewClassNames(file)));
  answers.set(file, answer);
  return answer;
}

/** Checks that a module is one of many in its folder. */
function isInCatalog(file: string): boolean {
  return isLarge(path.dirname(file)) && isConstant(file);
}

const SHEET_IMPORT = /^\s*import\s*['"][^'"]+\.css['"]/;

function hasFewClassNames(file: string): boolean {
  const code = path.isAbsolute(file) && /\.m?js$/.test(file) ? readFileSync(file, 'utf8') : '';
  return (
    code.length <= MOST_CHARS_OF_NAMES && SHEET_IMPORT.test(code) && hasClassNamesOnly(parseSync(file, code).program)
  );
}

/** Checks that a module imports a style sheet, and exports an object of texts. */
export function hasClassNamesOnly({ body }: Pick<Program, 'body'>): boolean {
  const [sheet, names, ...others] = body;
  return (
    others.length === 0 &&
    sheet?.type === 'ImportDeclaration' &&
    sheet.specifiers.length === 0 &&
    names?.type === 'ExportDefaultDeclaration' &&
    names.declaration.type === 'ObjectExpression' &&
    isValue(names.declaration)
  );
}

function isLarge(folder: string): boolean {
  const count = fileCounts.get(folder) ?? (path.isAbsolute(folder) ? readdirSync(folder).length : 0);
  fileCounts.set(folder, count);
  return count >= MIN_CATALOG_FILES;
}

function isConstant(file: string): boolean {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  return errors.length === 0 && hasConstantsOnly(program);
}

/** Checks that all of a module's statements are imports from its package, constants, and exports of these. */
export function hasConstantsOnly({ body }: Pick<Program, 'body'>): boolean {
  return body.every((statement) => {
    if (statement.type === 'ImportDeclaration') {
      return statement.specifiers.length > 0 && statement.source.value.startsWith('.');
    }
    if (statement.type === 'ExportDefaultDeclaration') {
      return isValue(statement.declaration);
    }
    if (statement.type === 'ExportNamedDeclaration') {
      return statement.source === null && (statement.declaration === null || areConstants(statement.declaration));
    }
    return areConstants(statement);
  });
}

function areConstants(node: Node): boolean {
  return (
    node.type === 'VariableDeclaration' &&
    node.kind === 'const' &&
    node.declarations.every(({ init }) => init !== null && (isValue(init) || isMade(init)))
  );
}

/** What a function makes of values, such as a component of the drawing of an icon. */
function isMade(node: Node): boolean {
  return node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.arguments.every(isValue);
}

/** Checks that an expression is a literal, a name, or an array or object of such. */
function isValue(node: Node): boolean {
  if (node.type === 'ArrayExpression') {
    return node.elements.every((element) => element !== null && isValue(element));
  }
  if (node.type === 'ObjectExpression') {
    return node.properties.every((member) => member.type === 'Property' && isValue(member.value));
  }
  if (node.type === 'UnaryExpression') {
    return isValue(node.argument);
  }
  return node.type === 'Identifier' || (node.type === 'Literal' && !('regex' in node));
}
