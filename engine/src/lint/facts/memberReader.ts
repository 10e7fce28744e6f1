import type { Node } from 'oxc-parser';

import { valueChildren } from '../../examples/childNodes.ts';
import type { ComponentName, MemberFact } from './facts.ts';
import type { SystemNames } from './systemNames.ts';

/** Names that a module object may have besides its exports. */
const OF_OBJECTS = /^(?:default|then|toString|hasOwnProperty|_.*)$/;

/** Nodes that ask whether a module, perhaps of another release, has a name. */
const DOUBTS = new Set([
  ...['LogicalExpression', 'ConditionalExpression', 'IfStatement', 'UnaryExpression', 'ChainExpression'],
  ...['BinaryExpression', 'AssignmentExpression']
]);

/** Reads names after the dot of whole modules and of enumerations, such as `UI.useCard`. */
export class MemberReader {
  readonly #bindings: ReadonlyMap<string, ComponentName>;
  readonly #names: SystemNames;
  readonly #members: MemberFact[] = [];
  /** Names that code takes only if they are there. */
  readonly #doubted = new Set<string>();
  /** Those for which code has others in reserve. */
  readonly #replaced = new Set<string>();

  constructor(bindings: ReadonlyMap<string, ComponentName>, names: SystemNames) {
    this.#bindings = bindings;
    this.#names = names;
  }

  read(node: Node): void {
    if (node.type === 'MemberExpression') {
      const owner = this.#ownerOf(node.object);
      const name = memberName(node);
      if (owner && name !== null && !OF_OBJECTS.test(name)) {
        // Within the quotes of `Kind['name']`.
        this.add({ owner, name, at: node.property.start + (node.computed ? 1 : 0) });
      }
    } else if (DOUBTS.has(node.type)) {
      for (const child of valueChildren(node)) {
        const name = memberName(child);
        if (name !== null) {
          this.#doubted.add(name);
          if (node.type === 'LogicalExpression') {
            this.#replaced.add(name);
          }
        }
      }
    }
  }

  add(member: MemberFact): void {
    this.#members.push(member);
  }

  /** Returns what code takes for granted. */
  found(): MemberFact[] {
    return this.#members.filter(
      ({ owner, name }) => !(owner.path.length === 0 ? this.#doubted : this.#replaced).has(name)
    );
  }

  /** Returns the module or enumeration that an expression is: all of their members are known. */
  #ownerOf(node: Node): ComponentName | null {
    if (node.type === 'Identifier') {
      const bound = this.#bindings.get(node.name);
      return bound && (bound.path.length === 0 || this.#names.isEnum(bound)) ? bound : null;
    }
    const name = memberName(node);
    const module = node.type === 'MemberExpression' && name !== null ? this.#ownerOf(node.object) : null;
    const whole = module && name !== null ? { ...module, path: [...module.path, name] } : null;
    return whole && this.#names.isEnum(whole) ? whole : null;
  }
}

function memberName(node: Node): string | null {
  if (node.type !== 'MemberExpression') {
    return null;
  }
  const { property, computed } = node;
  if (computed) {
    return property.type === 'Literal' && typeof property.value === 'string' ? property.value : null;
  }
  return property.type === 'Identifier' ? property.name : null;
}
