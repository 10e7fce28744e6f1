/**
 * Compares the rows of generated components with what the compiler itself says: the same names, required where every
 * use requires them, with a type that is the property's. The text of a type is compiled again in the same file, so it is
 * compared as a type, not as a text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import ts from 'typescript';
import { expect, it } from 'vitest';

import { extractReference } from '../../src/reference/properties/extract.ts';
import { nameKey } from '../../src/reference/properties/request.ts';
import { type DeclarationFile, declarationFile } from '../support/declarationFiles.ts';
import { createReferenceFolder } from './acmePackages.ts';
import { allRows, ask, manifest } from './publishedForms.ts';

/** One program for all files: most of its time goes into React's and the DOM's declarations. */
const FILES = 150;
const MINUTE_MS = 60_000;

it(
  'has the properties that the compiler finds',
  () => {
    const site = createReferenceFolder({});
    const files = fc.sample(declarationFile, FILES);
    const names = files.map((_, index) => `sample-${index}`);
    files.forEach(({ text }, index) => {
      const name = names[index] ?? '';
      site.write({ [`node_modules/${name}/package.json`]: manifest(name), [`node_modules/${name}/index.d.ts`]: text });
    });
    const requests = names.map((name) => ask(name, 'Sample'));
    const { names: ids, entries } = extractReference({
      siteFolder: site.folder,
      packages: names,
      specifiers: [],
      names: requests,
      functions: []
    });
    const rows = requests.map((request) => {
      const entry = entries[ids[nameKey(request)] ?? ''];
      return entry?.kind === 'component' ? allRows(entry) : [];
    });
    const paths = names.map((name) => join(site.folder, 'node_modules', name, 'index.d.ts'));
    paths.forEach((path, index) => {
      const texts = (rows[index] ?? []).map(({ type }, row) => `export type Row${row} = ${type};`);
      writeFileSync(path, [readFileSync(path, 'utf8'), ...texts].join('\n'));
    });
    const compare = openCompiler(paths);
    const wrong = files.flatMap((file, index) => {
      const problems = compare(paths[index] ?? '', file, rows[index] ?? []);
      return problems.length === 0 ? [] : [{ file: file.text, problems }];
    });
    site.remove();
    expect(wrong.slice(0, 3)).toEqual([]);
  },
  MINUTE_MS
);

interface Row {
  name: string;
  type: string;
  required: boolean;
}

function openCompiler(
  paths: readonly string[]
): (path: string, file: DeclarationFile, rows: readonly Row[]) => string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: []
  };
  const program = ts.createProgram([...paths], options);
  const checker = program.getTypeChecker();
  return (path, { component }, rows) => {
    const source = program.getSourceFile(path);
    const module = source && checker.getSymbolAtLocation(source);
    const exported = new Map(module ? checker.getExportsOfModule(module).map((each) => [each.name, each]) : []);
    const symbol = exported.get(component);
    if (!symbol) {
      return [`There is no ${component}.`];
    }
    const uses = propsOf(checker.getTypeOfSymbol(symbol), checker);
    const expected = new Map(expectedRows(uses, checker).map((each) => [each.name, each]));
    const problems = [...expected.keys()]
      .filter((name) => !rows.some((row) => row.name === name))
      .map((name) => `no ${name}`);
    rows.forEach((row, index) => {
      const property = expected.get(row.name);
      const alias = exported.get(`Row${index}`);
      const shown = alias && checker.getDeclaredTypeOfSymbol(alias);
      if (!property) {
        problems.push(`${row.name} does not exist`);
      } else if (property.required !== row.required) {
        problems.push(`${row.name} is required: ${row.required}`);
      } else if (!shown || !accepts(shown, property.types, checker)) {
        const types = property.types.map((type) => checker.typeToString(type));
        problems.push(`${row.name}: ${row.type} instead of ${types.join(' or ')}`);
      }
    });
    return problems;
  };
}

/** Props of each call signature or class of a component; null for a use without props. */
function propsOf(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  return (type.isUnion() ? type.types : [type]).flatMap((each) => {
    const [constructor] = each.getConstructSignatures();
    const props = constructor?.getReturnType().getProperty('props');
    return props
      ? [checker.getTypeOfSymbol(props)]
      : each.getCallSignatures().map((signature) => checker.getTypeOfSymbol(signature.getParameters()[0] as ts.Symbol));
  });
}

interface Expected {
  name: string;
  required: boolean;
  types: ts.Type[];
}

/** Properties by the compiler; those that no use accepts have no row. */
function expectedRows(uses: readonly ts.Type[], checker: ts.TypeChecker): Expected[] {
  const possible = uses.filter((type) => !checker.isTypeAssignableTo(type, checker.getNeverType()));
  const alternatives = possible.flatMap((type) => (type.isUnion() ? type.types : [type]));
  const names = new Set(alternatives.flatMap((type) => checker.getPropertiesOfType(type).map(({ name }) => name)));
  return [...names].flatMap((name) => {
    const symbols = alternatives.map((type) => checker.getPropertyOfType(type, name));
    if (symbols.every((symbol) => symbol === undefined || isOfReact(symbol))) {
      return [];
    }
    const types = symbols.flatMap((symbol) => (symbol ? checker.getTypeOfSymbol(symbol) : []));
    const required = symbols.every(
      (symbol) => symbol && !(symbol.flags & ts.SymbolFlags.Optional) && !isNever(checker.getTypeOfSymbol(symbol))
    );
    return types.every(isNever) ? [] : [{ name, required, types }];
  });
}

/** True for `children` and others that React declares; they have no rows. */
function isOfReact({ declarations = [] }: ts.Symbol): boolean {
  return (
    declarations.length > 0 && declarations.every((each) => each.getSourceFile().fileName.includes('@types/react'))
  );
}

function isNever(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Never) !== 0;
}

/** True if a type is the union of others, apart from `undefined`, which optional properties have. */
function accepts(shown: ts.Type, types: readonly ts.Type[], checker: ts.TypeChecker): boolean {
  const union = types.flatMap((type) => (type.isUnion() ? type.types : [type])).filter((type) => !isUndefined(type));
  const parts = (shown.isUnion() ? shown.types : [shown]).filter((type) => !isUndefined(type));
  const within = (type: ts.Type, all: readonly ts.Type[]): boolean =>
    all.some((each) => checker.isTypeAssignableTo(type, each));
  return union.every((type) => within(type, parts)) && parts.every((type) => within(type, union));
}

function isUndefined(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Undefined) !== 0;
}
