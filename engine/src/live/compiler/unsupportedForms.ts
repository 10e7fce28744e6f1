import { parser } from '@lezer/javascript';

import * as texts from '../../core/texts.ts';
import { positionAt } from '../../core/position.ts';
import type { SourceError } from '../../core/sourceError.ts';

type SyntaxNode = ReturnType<ReturnType<typeof parser.parse>['resolve']>;

const typeScript = parser.configure({ dialect: 'ts jsx' });

/**
 * Finds the first form that the compiler of the editor would drop or misread. The compiler of the build knows some of them.
 * @returns null if there is none
 */
export function findUnsupportedForm(code: string): SourceError | null {
  let found: SourceError | null = null;
  typeScript.parse(code).iterate({
    enter({ node }) {
      const message = found === null ? messageOf(node, code) : null;
      if (message !== null) {
        found = { message, ...positionAt(code, node.from) };
      }
      // Nothing in a declaration without code is compiled.
      return found === null && node.name !== 'AmbientDeclaration';
    }
  });
  return found;
}

function messageOf(node: SyntaxNode, code: string): string | null {
  switch (node.name) {
    case 'Decorator':
      return texts.run.decorators;
    case 'accessor':
      return texts.run.accessors;
    case 'ImportMeta':
      return texts.run.importMeta;
    case 'JSXNamespacedName':
      return texts.run.namespacedNames;
    case 'NamespaceDeclaration':
      return hasValues(node) ? texts.run.namespaces : null;
    case 'ImportDeclaration':
      return isRequire(node, code) ? texts.run.importRequire : null;
    case 'ExportDeclaration':
      return node.getChild('Equals') ? texts.run.exportAssignment : null;
    default:
      return null;
  }
}

const TYPES = new Set(['TypeAliasDeclaration', 'InterfaceDeclaration', 'AmbientDeclaration']);

/** A namespace of types alone is erased. */
function hasValues(namespace: SyntaxNode): boolean {
  const block = namespace.getChild('Block');
  for (let child = block?.firstChild ?? null; child; child = child.nextSibling) {
    const statement = child.name === 'ExportDeclaration' ? child.firstChild?.nextSibling : child;
    const isPunctuation = child.name === '{' || child.name === '}';
    if (!isPunctuation && statement && !TYPES.has(statement.name)) {
      return true;
    }
  }
  return false;
}

/** `import name = require(…)`: the parser stops at the equals sign. */
function isRequire(statement: SyntaxNode, code: string): boolean {
  const equals = statement.getChild('⚠')?.getChild('Equals');
  return equals !== undefined && equals !== null && code.slice(equals.to).trimStart().startsWith('require');
}
