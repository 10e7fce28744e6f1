import type { Node, ObjectExpression, Program } from 'oxc-parser';

import { valueNodes } from '../../examples/childNodes.ts';
import { declaredIn } from './bindings.ts';
import { propertyName } from './propertyName.ts';
import { isWrapper, type Wrapper } from './values.ts';

/** Values of constants, by name. */
export type Constants = ReadonlyMap<string, Node>;

/** Finds the values of a file's constants. A name that is declared a second time stands for nothing certain. */
export function constantValues(program: Program): Constants {
  const counts = new Map<string, number>();
  const values = new Map<string, Node>();
  for (const node of valueNodes(program)) {
    const names = node.type === 'ImportDeclaration' ? node.specifiers.map(({ local }) => local.name) : declaredIn(node);
    names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
    if (node.type === 'VariableDeclaration' && node.kind === 'const') {
      for (const { id, init } of node.declarations) {
        if (id.type === 'Identifier' && init) {
          values.set(id.name, init);
        }
      }
    }
  }
  return new Map([...values].filter(([name]) => counts.get(name) === 1));
}

/** Returns the object that an expression certainly is, whatever type it is given; null for others. */
export function objectOf(node: Node, constants?: Constants): ObjectExpression | null {
  if (node.type === 'ObjectExpression') {
    return node;
  }
  if (isTyped(node)) {
    return objectOf(node.expression, constants);
  }
  const value = constants && constantOf(node, constants);
  return value ? objectOf(value) : null;
}

/** Returns the value of a constant, or of a property of a constant object; null for other expressions. */
export function constantOf(node: Node, constants: Constants): Node | null {
  if (node.type === 'Identifier') {
    return constants.get(node.name) ?? null;
  }
  if (node.type !== 'MemberExpression' || node.computed || node.object.type !== 'Identifier') {
    return null;
  }
  const value = constants.get(node.object.name);
  const owner = value && objectOf(value);
  return owner && node.property.type === 'Identifier' ? memberOf(owner, node.property.name) : null;
}

/** True for an expression with the value of another one, also if its author gives it another type. */
function isTyped(node: Node): node is Wrapper {
  return node.type === 'TSAsExpression' || isWrapper(node);
}

/** Returns a value in an object; null if it isn't the only one of its name. */
function memberOf({ properties }: ObjectExpression, name: string): Node | null {
  const named = properties.filter((each) => each.type !== 'Property' || propertyName(each) === name);
  const [only] = named;
  return named.length === 1 && only?.type === 'Property' ? only.value : null;
}
