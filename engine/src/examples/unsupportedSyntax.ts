import type { Node, Program } from 'oxc-parser';

import { valueChildren } from './childNodes.ts';

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
  switch (node.type) {
    case 'Decorator':
      return 'Browsers have no decorators, and they are not compiled: call the function instead.';
    case 'AccessorProperty':
      return 'Browsers have no `accessor` fields, and they are not compiled: write `get` and `set`.';
    case 'TSImportEqualsDeclaration':
      return node.moduleReference.type === 'TSExternalModuleReference'
        ? '`import … = require(…)` needs CommonJS, which browsers lack: write `import … from …`.'
        : null;
    case 'TSExportAssignment':
      return '`export =` needs CommonJS, which browsers lack: write `export default`.';
    case 'ImportDeclaration':
      return node.phase === null ? null : phaseMessage(node.phase);
    case 'ImportExpression':
      return node.phase === null ? pathMessage(node.source) : phaseMessage(node.phase);
    case 'MemberExpression':
      return node.object.type === 'MetaProperty' && node.property.type === 'Identifier' && node.property.name === 'glob'
        ? "`import.meta.glob` belongs to Vite, and examples can't use it: import the files one by one."
        : null;
    default:
      return null;
  }
}

function phaseMessage(phase: string): string {
  return `Browsers don't know \`import ${phase}\`: leave out "${phase}".`;
}

/** A path that is put together when the code runs names a file that is not there. */
function pathMessage(source: Node): string | null {
  return isRelativeStart(source) && !isWholeLiteral(source)
    ? 'The file of `import()` has to be known before the code runs: write its path as one string.'
    : null;
}

function isWholeLiteral({ type, ...node }: Node): boolean {
  return type === 'Literal' || (type === 'TemplateLiteral' && 'expressions' in node && node.expressions.length === 0);
}

function isRelativeStart(node: Node): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' && node.value.startsWith('.');
    case 'TemplateLiteral':
      return node.quasis[0]?.value.raw.startsWith('.') ?? false;
    case 'BinaryExpression':
      return isRelativeStart(node.left);
    default:
      return false;
  }
}
