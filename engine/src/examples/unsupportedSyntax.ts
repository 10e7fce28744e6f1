import type { Node, Program } from 'oxc-parser';

import { valueChildren } from './childNodes.ts';
import { isModuleUrl } from './moduleReferences.ts';

/** A form of the language that can't be compiled for browsers. */
export interface UnsupportedSyntax {
  message: string;
  /** Offset in the code. */
  start: number;
}

/** Finds the first form that neither browsers nor the compiler know, and that they would pass on or drop. */
export function findUnsupportedSyntax(program: Program): UnsupportedSyntax | null {
  return visit(program);
}

function visit(node: Node): UnsupportedSyntax | null {
  const message = messageOf(node);
  if (message !== null) {
    return { message, start: node.start };
  }
  for (const child of valueChildren(node)) {
    const found = visit(child);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

function messageOf(node: Node): string | null {
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') {
    const source = node.type === 'ImportExpression' && !isWholeLiteral(node.source) ? computedPath('import()') : null;
    return node.phase === null ? source : `Browsers don't know \`import ${node.phase}\`: leave out "${node.phase}".`;
  }
  if (node.type === 'TSImportEqualsDeclaration') {
    return node.moduleReference.type === 'TSExternalModuleReference' ? REQUIRE : null;
  }
  if (isModuleUrl(node)) {
    const [file] = node.arguments;
    return file && isRelativeStart(file) && !isWholeLiteral(file) ? computedPath('new URL()') : null;
  }
  if (node.type === 'MemberExpression') {
    const { object, property } = node;
    return object.type === 'MetaProperty' && property.type === 'Identifier' && property.name === 'glob' ? GLOB : null;
  }
  return MESSAGES.get(node.type) ?? null;
}

const REQUIRE = '`import … = require(…)` needs CommonJS, which browsers lack: write `import … from …`.';
const GLOB = "`import.meta.glob` belongs to Vite, and examples can't use it: import the files one by one.";

function computedPath(call: string): string {
  return `The file of \`${call}\` has to be known before the code runs: write its path as one string.`;
}

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['Decorator', 'Browsers have no decorators, and they are not compiled: call the function instead.'],
  ['AccessorProperty', 'Browsers have no `accessor` fields, and they are not compiled: write `get` and `set`.'],
  ['TSExportAssignment', '`export =` needs CommonJS, which browsers lack: write `export default`.']
]);

function isWholeLiteral({ type, ...node }: Node): boolean {
  return type === 'Literal' || (type === 'TemplateLiteral' && 'expressions' in node && node.expressions.length === 0);
}

function isRelativeStart(node: Node): boolean {
  if (node.type === 'Literal') {
    return typeof node.value === 'string' && node.value.startsWith('.');
  }
  return node.type === 'TemplateLiteral'
    ? (node.quasis[0]?.value.raw.startsWith('.') ?? false)
    : node.type === 'BinaryExpression' && isRelativeStart(node.left);
}
