import type { Element } from 'hast';
import type { ExportDefaultDeclaration, ExportNamedDeclaration, Program } from 'estree-jsx';

import { moduleName } from '../../core/importedName.ts';
import { LAYOUT_CONTENT } from '../../core/layoutContent.ts';
import type { MarkdownImport } from '../../model.ts';
import { dataOf, type JsxElement } from './mdxNodes.ts';

/** A statement of the page's module that declares names. */
export interface PageDeclaration {
  names: readonly string[];
  /** The statement, as written. */
  code: string;
  /** Line of the file that it begins on; null for what the file doesn't contain. */
  line: number | null;
}

/** Name of the layout of a page in its programs. */
const LAYOUT = 'PagePartLayout';

/** What a page exports as the default: its layout, as a declaration or as an import. */
interface WrittenLayout {
  imports: readonly MarkdownImport[];
  declarations: readonly PageDeclaration[];
}

/**
 * Reads a statement that exports the layout of a page: a function, an expression, or a name, also from another file.
 * @param sourceOf returns the source of a node
 * @returns null for any other statement
 */
export function layoutOf(
  statement: Program['body'][number],
  sourceOf: (node: ExportDefaultDeclaration['declaration']) => string
): WrittenLayout | null {
  const line = statement.loc?.start.line ?? 1;
  if (statement.type === 'ExportDefaultDeclaration') {
    return declared(layoutDeclaration(statement.declaration, sourceOf(statement.declaration), line));
  }
  const specifier = statement.type === 'ExportNamedDeclaration' ? defaultOf(statement) : undefined;
  if (statement.type !== 'ExportNamedDeclaration' || specifier === undefined) {
    return null;
  }
  const name = moduleName(specifier.local);
  return statement.source
    ? { imports: [layoutImport(name, String(statement.source.value), line)], declarations: [] }
    : declared({ names: [LAYOUT], code: `const ${LAYOUT} = ${name}`, line });
}

function defaultOf({ specifiers }: ExportNamedDeclaration): ExportNamedDeclaration['specifiers'][number] | undefined {
  return specifiers.find(({ exported }) => moduleName(exported) === 'default');
}

function declared(declaration: PageDeclaration): WrittenLayout {
  return { imports: [], declarations: [declaration] };
}

function layoutImport(imported: string, specifier: string, line: number): MarkdownImport {
  return { local: LAYOUT, imported, specifier, line };
}

/** A function and a class with a name can be used by the page, too. */
function layoutDeclaration(
  declaration: ExportDefaultDeclaration['declaration'],
  code: string,
  line: number
): PageDeclaration {
  const isNamed = declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  const name = isNamed ? (declaration.id as { name: string } | null)?.name : undefined;
  return name === undefined
    ? { names: [LAYOUT], code: `const ${LAYOUT} = ${code}`, line }
    : { names: [name, LAYOUT], code: `${code}; const ${LAYOUT} = ${name}`, line };
}

/** Makes the element that renders the layout of a page around its text; null for a page without a layout. */
export function layoutElement({ imports, declarations }: WrittenLayout): JsxElement | null {
  const line =
    imports.find(({ local }) => local === LAYOUT)?.line ??
    declarations.find(({ names }) => names.includes(LAYOUT))?.line;
  if (line === undefined || line === null) {
    return null;
  }
  const place = { line, column: 1 };
  const content: Element = {
    type: 'element',
    tagName: LAYOUT_CONTENT,
    properties: {},
    children: [],
    data: dataOf({ isRaw: true })
  };
  return {
    type: 'mdxJsxFlowElement',
    name: LAYOUT,
    attributes: [],
    children: [content],
    position: { start: place, end: place }
  };
}
