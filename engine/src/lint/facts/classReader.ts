import type { Node } from 'oxc-parser';

import type { Constants } from './constants.ts';
import type { NameFact } from './facts.ts';
import { propertyName } from './propertyName.ts';
import { classesIn, takesClasses } from './scriptTexts.ts';

/** Attributes and properties with classes: `className`, `bodyClassName`. */
const CLASS_NAME = /^(?:c|\w+C)lassName$/;

/** Reads classes of attributes, of properties of objects, and of calls that join them or add them to an element. */
export class ClassReader {
  readonly #constants: () => Constants;
  /** By offset, since a call may be in an attribute. */
  readonly #found = new Map<number, NameFact>();

  /** @param constants those of the file, read when they are needed */
  constructor(constants: () => Constants) {
    this.#constants = constants;
  }

  read(node: Node): void {
    if (node.type === 'JSXAttribute') {
      if (node.value && node.name.type === 'JSXIdentifier' && CLASS_NAME.test(node.name.name)) {
        this.#add(node.value);
      }
    } else if (node.type === 'Property') {
      if (CLASS_NAME.test(propertyName(node) ?? '')) {
        this.#add(node.value);
      }
    } else if (node.type === 'CallExpression' && takesClasses(node.callee)) {
      node.arguments.forEach((argument) => this.#add(argument));
    }
  }

  found(): NameFact[] {
    return [...this.#found.values()];
  }

  #add(node: Node): void {
    for (const each of classesIn(node, this.#constants())) {
      this.#found.set(each.at, each);
    }
  }
}
