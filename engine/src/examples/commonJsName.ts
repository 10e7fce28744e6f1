import type { Node, Program } from 'oxc-parser';

import { valueChildren } from './childNodes.ts';
import { readScopes, scopeOf } from './scopes.ts';

/** A use of what only CommonJS has. */
interface CommonJsName {
  message: string;
  /** Offset in the code. */
  start: number;
}

const NAMES: ReadonlySet<string> = new Set(['require', 'module', 'exports', 'arguments', '__dirname', '__filename']);
/** Most code has none of the names, and no escaped letters: its scopes need not be read. */
const MENTION = new RegExp(`\\b(?:${[...NAMES].join('|')})\\b|\\\\u`);

/**
 * Finds the first use of a name of CommonJS in an ES module, where browsers have none, while the server would. Code that
 * asks for its type first, and calls in a nested function that has a name of its own, are fine.
 * @param code text of the program
 * @param imported names that are imported
 */
export function findCommonJsName(program: Program, code: string, imported: ReadonlySet<string>): CommonJsName | null {
  if (!MENTION.test(code)) {
    return null;
  }
  const free = readScopes(program).references.filter(
    ({ name, scope }) => NAMES.has(name) && !imported.has(name) && scopeOf(name, scope) === null
  );
  if (free.length === 0) {
    return null;
  }
  const asked = askedTypes(program);
  const [first] = free.filter(({ name }) => !asked.has(name));
  return first ? { message: messageOf(first.name), start: first.start } : null;
}

/** Names of which the code asks the type, as in `typeof module !== 'undefined'`. */
function askedTypes(node: Node): Set<string> {
  const own = node.type === 'UnaryExpression' && node.operator === 'typeof' ? node.argument : null;
  const inner = valueChildren(node).flatMap((child) => [...askedTypes(child)]);
  return new Set([...(own?.type === 'Identifier' ? [own.name] : []), ...inner]);
}

function messageOf(name: string): string {
  switch (name) {
    case 'require':
      return '`require(…)` needs CommonJS, which browsers lack: write `import … from …`.';
    case 'arguments':
      return '`arguments` is only known in functions that are no arrow functions: name the parameters.';
    case '__dirname':
    case '__filename':
      return `\`${name}\` needs Node.js: use \`new URL('./file', import.meta.url)\` for the address of a file.`;
    default:
      return `\`${name}\` needs CommonJS, which browsers lack: write \`export\`.`;
  }
}
