import type { Declaration, ExportDefaultDeclaration, ImportDeclaration, Program } from 'estree-jsx';

import { importedName, moduleName } from '../../core/importedName.ts';
import type { MarkdownImport, Problem } from '../../model.ts';
import { error, warning } from '../problem.ts';
import { isForeignPart } from '../foreignParts.ts';
import { constantOf, type KnownValues } from './constants.ts';
import { layoutOf, type PageDeclaration } from './layout.ts';
import { type MdxStatements, programOf } from './mdxNodes.ts';
import { type ComponentUse, componentsIn, namesIn, rootName } from './walkProgram.ts';

/** What the import and export statements of a page make known to its text. */
export interface PageScope {
  imports: MarkdownImport[];
  declarations: PageDeclaration[];
  /** Names of imports and declarations. */
  names: ReadonlySet<string>;
  /** Values of constants that are known before any program runs. */
  known: KnownValues;
  /** Components in the declarations. */
  components: ComponentUse[];
  problems: Problem[];
}

/**
 * Reads the import and export statements of a page.
 * @param body the text that they were parsed from
 * @param frontmatter as written; the page knows it as `frontmatter`, if it declares no such name itself
 * @param isPage whether it may have a layout, as no file has that others include
 */
export function readScope(
  statements: readonly MdxStatements[],
  { body, file, frontmatter, isPage }: { body: string; file: string; frontmatter: object; isPage: boolean }
): PageScope {
  const programs = statements.flatMap((node) => programOf(node) ?? []);
  const all = programs.flatMap((program) => program.body);
  const written = all.flatMap((statement) => (statement.type === 'ImportDeclaration' ? bindingsOf(statement) : []));
  const layouts = isPage ? all.flatMap((statement) => layoutOf(statement, (node) => sourceOf(node, body)) ?? []) : [];
  const imports = [
    ...written.filter((binding) => !isForeignPart(binding)),
    ...layouts.flatMap((layout) => layout.imports)
  ];
  const ownDeclarations = all.flatMap((statement): PageDeclaration[] => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) {
      return [];
    }
    const { declaration } = statement;
    return [
      { names: declaredNames(declaration), code: sourceOf(declaration, body), line: declaration.loc?.start.line ?? 1 }
    ];
  });
  const declarations = [...ownDeclarations, ...layouts.flatMap((layout) => layout.declarations)];
  const own = [...imports.flatMap(({ local }) => local ?? []), ...declarations.flatMap(({ names }) => names)];
  const given = own.includes(FRONTMATTER)
    ? []
    : [{ names: [FRONTMATTER], code: `const ${FRONTMATTER} = ${JSON.stringify(frontmatter)};`, line: 1 }];
  const names = new Set([...own, FRONTMATTER]);
  return {
    imports,
    declarations: [...given, ...declarations],
    names,
    known: constantsOf(all, given.length > 0 ? frontmatter : null),
    components: programs.flatMap(componentsIn).filter(({ name }) => !names.has(rootName(name))),
    problems: [
      ...programs.flatMap((program) => exportProblems(program, file, isPage)),
      ...written.filter(isForeignPart).map((binding) => foreignPartProblem(binding, file))
    ]
  };
}

/** @param frontmatter null if the page declares a name like its own */
function constantsOf(statements: Program['body'], frontmatter: object | null): KnownValues {
  const known = new Map<string, unknown>(frontmatter === null ? [] : [[FRONTMATTER, frontmatter]]);
  for (const statement of statements) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    const constants =
      declaration?.type === 'VariableDeclaration' && declaration.kind === 'const' ? declaration.declarations : [];
    for (const { id, init } of constants) {
      const constant = id.type === 'Identifier' && init ? constantOf(init, known) : null;
      if (id.type === 'Identifier' && constant !== null) {
        known.set(id.name, constant.value);
      }
    }
  }
  return known;
}

/** The name by which a page knows its frontmatter. */
const FRONTMATTER = 'frontmatter';

function bindingsOf({ specifiers, source, loc }: ImportDeclaration): MarkdownImport[] {
  const line = loc?.start.line ?? 1;
  const specifier = String(source.value);
  if (specifiers.length === 0) {
    return [{ local: null, imported: null, specifier, line }];
  }
  return specifiers.map((binding) => ({ local: binding.local.name, imported: importedName(binding), specifier, line }));
}

function declaredNames(declaration: Declaration): string[] {
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({ id }) => namesIn(id))
    : [declaration.id.name];
}

function sourceOf(node: Declaration | ExportDefaultDeclaration['declaration'], body: string): string {
  const { start = 0, end = 0 } = node as unknown as { start?: number; end?: number };
  return body.slice(start, end);
}

/** Reports exports that have no effect: layouts of files that others include, and names of other files. */
function exportProblems({ body }: Program, file: string, isPage: boolean): Problem[] {
  return body.flatMap((statement) => {
    const location = { file, line: statement.loc?.start.line ?? 1 };
    if (statement.type === 'ExportDefaultDeclaration' || exportsDefault(statement)) {
      const message = 'Only a page has a layout: the default export of a file that it includes has no effect.';
      const hint = 'Remove it, and put the component around the text: <Layout>, the text, and </Layout>.';
      return isPage ? [] : [error('unsupported-export', message, location, hint)];
    }
    if (
      statement.type === 'ExportAllDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' && statement.source)
    ) {
      const hint = 'Import what the page uses.';
      return [error('unsupported-export', 'A page exports only what it declares itself.', location, hint)];
    }
    return [];
  });
}

/** Whether a statement exports a name as the default, and no other: `export { Layout as default }`. */
function exportsDefault(statement: Program['body'][number]): boolean {
  return (
    statement.type === 'ExportNamedDeclaration' &&
    statement.specifiers.length > 0 &&
    statement.specifiers.every(({ exported }) => moduleName(exported) === 'default')
  );
}

/** Tells that the components of the site take the place of another tool's. */
function foreignPartProblem({ local, line }: MarkdownImport, file: string): Problem {
  const message = `The import of <${local}> has no effect: pages have a component of this name.`;
  return warning('unneeded-import', message, { file, line }, 'Remove the import.');
}
