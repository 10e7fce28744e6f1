import type { Node, Program } from 'oxc-parser';

import { isTypeOnly, valueChildren } from './childNodes.ts';

/** A file or package that code names. */
export interface ModuleReference {
  /** Statement, `import()`, or `new URL(…, import.meta.url)`. */
  kind: 'import' | 'later' | 'url';
  specifier: string;
  /** Range of the literal with its quotes. */
  start: number;
  end: number;
}

/** Returns the references of a module that remain without types, except `import()` of paths that are computed. */
export function moduleReferences(program: Program): ModuleReference[] {
  const references: ModuleReference[] = [];
  for (const statement of program.body) {
    const source = 'source' in statement && !isErased(statement) ? statement.source : null;
    if (source) {
      references.push({ kind: 'import', specifier: source.value, start: source.start, end: source.end });
    }
  }
  collect(program, references);
  return references;
}

/** Type imports and exports, and imports of nothing but types. */
function isErased(statement: Program['body'][number]): boolean {
  if (statement.type === 'ImportDeclaration') {
    const { importKind, specifiers } = statement;
    const areTypes = specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type');
    return importKind === 'type' || (specifiers.length > 0 && areTypes);
  }
  return statement.type === 'ExportAllDeclaration' ? statement.exportKind === 'type' : isTypeOnly(statement);
}

function collect(node: Node, references: ModuleReference[]): void {
  if (node.type === 'ImportExpression') {
    add('later', node.source, references);
  } else if (isModuleUrl(node)) {
    add('url', node.arguments[0], references);
  }
  for (const child of valueChildren(node)) {
    collect(child, references);
  }
}

function add(kind: ModuleReference['kind'], node: Node | undefined, references: ModuleReference[]): void {
  const specifier = node && literalText(node);
  if (node && typeof specifier === 'string') {
    references.push({ kind, specifier, start: node.start, end: node.end });
  }
}

/** Returns the text of a string, or of a template without expressions. */
function literalText(node: Node): string | null {
  if (node.type === 'Literal') {
    return typeof node.value === 'string' ? node.value : null;
  }
  return node.type === 'TemplateLiteral' && node.expressions.length === 0
    ? (node.quasis[0]?.value.cooked ?? null)
    : null;
}

/** True for `new URL(…, import.meta.url)`: the address of a file beside the module. */
export function isModuleUrl(node: Node): node is Extract<Node, { type: 'NewExpression' }> {
  const base = node.type === 'NewExpression' && isName(node.callee, 'URL') ? node.arguments[1] : undefined;
  return base?.type === 'MemberExpression' && base.object.type === 'MetaProperty' && isName(base.property, 'url');
}

function isName(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
