import type { Node, Program, VariableDeclarator } from 'oxc-parser';

import { valueNodes } from '../../examples/childNodes.ts';
import { bindingNames } from '../../examples/scopes.ts';
import type { ComponentName, ImportFact, MemberFact } from './facts.ts';
import { type LoadedModule, loadedModule, moduleFacts, patternNames } from './moduleFacts.ts';

/** What a file imports. */
export interface Imported {
  facts: ImportFact[];
  /** Local name -> what it stands for; a whole module has an empty path. */
  bindings: ReadonlyMap<string, ComponentName>;
  /** Names that constants take out of whole modules. */
  members: MemberFact[];
}

/**
 * Reads what a module imports: by declarations, `require`, and `import()`, and constants that stand for a part of it. A name
 * that the file declares a second time stands for nothing certain.
 */
export function readImports(program: Program): Imported {
  const { facts, names } = moduleFacts(program);
  const reader = new BindingReader(program, facts, names);
  return { facts, bindings: reader.read(), members: reader.members };
}

class BindingReader {
  readonly members: MemberFact[] = [];
  readonly #facts: ImportFact[];
  readonly #bindings: Map<string, ComponentName>;
  /** Names that the file declares, besides those of imports, with how often it does. */
  readonly #counts = new Map<string, number>();
  readonly #constants: VariableDeclarator[] = [];
  readonly #callbacks: { module: LoadedModule; parameter: Node }[] = [];
  readonly #loads: LoadedModule[] = [];

  constructor(program: Program, facts: ImportFact[], imported: ReadonlyMap<string, ComponentName>) {
    this.#facts = facts;
    this.#bindings = new Map(imported);
    for (const node of valueNodes(program)) {
      this.#collect(node);
    }
  }

  read(): ReadonlyMap<string, ComponentName> {
    if (this.#bindings.size === 0 && this.#loads.length === 0) {
      return this.#bindings;
    }
    for (const name of this.#counts.keys()) {
      this.#bindings.delete(name);
    }
    const named = new Set<Node>();
    this.#callbacks.forEach(({ module, parameter }) => this.#bindModule(module, parameter, named));
    for (const { id, init } of this.#constants.toSorted((a, b) => a.start - b.start)) {
      const module = init && loadedModule(init);
      if (module) {
        this.#bindModule(module, id, named);
      } else if (init) {
        this.#bindPart(id, init);
      }
    }
    this.#facts.push(...this.#loads.filter(({ node }) => !named.has(node)).map((module) => importFact(module, '*')));
    return this.#bindings;
  }

  #collect(node: Node): void {
    declaredIn(node).forEach((name) => this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1));
    if (node.type === 'VariableDeclaration' && node.kind === 'const') {
      this.#constants.push(...node.declarations);
    }
    if (node.type !== 'CallExpression' && node.type !== 'ImportExpression') {
      return;
    }
    const module = loadedModule(node);
    if (module?.node === node) {
      this.#loads.push(module);
    }
    const [callback] = node.type === 'CallExpression' ? node.arguments : [];
    const [parameter] = callback?.type === 'ArrowFunctionExpression' ? callback.params : [];
    const awaited = node.type === 'CallExpression' ? promisedModule(node.callee) : null;
    if (awaited && parameter) {
      this.#callbacks.push({ module: awaited, parameter });
    }
  }

  /** @param named gets the loads whose names are known */
  #bindModule(module: LoadedModule, pattern: Node, named: Set<Node>): void {
    const { specifier } = module;
    if (pattern.type === 'Identifier') {
      this.#bind(pattern.name, { specifier, path: [] });
      return;
    }
    const names = patternNames(pattern);
    for (const { name, at, local } of names) {
      this.#facts.push({ ...importFact(module, name), at });
      this.#bind(local, { specifier, path: [name] });
    }
    if (names.length > 0) {
      named.add(module.node);
    }
  }

  /** Binds a constant to a part of what another name stands for: `const Item = Menu.Item`, `const { Card } = UI`. */
  #bindPart(id: Node, init: Node): void {
    const owner = this.#valueOf(init);
    if (owner && id.type === 'Identifier') {
      this.#bind(id.name, owner);
    } else if (owner?.path.length === 0) {
      for (const { name, at, local } of patternNames(id)) {
        this.members.push({ owner, name, at });
        this.#bind(local, { specifier: owner.specifier, path: [name] });
      }
    }
  }

  #valueOf(node: Node): ComponentName | null {
    if (node.type === 'Identifier') {
      return this.#bindings.get(node.name) ?? null;
    }
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') {
      return null;
    }
    const owner = loadedModule(node.object) ?? this.#valueOf(node.object);
    if (!owner) {
      return null;
    }
    const path = 'path' in owner ? owner.path : [];
    return { specifier: owner.specifier, path: [...path, node.property.name] };
  }

  #bind(local: string | null, name: ComponentName): void {
    if (local !== null && this.#counts.get(local) === 1) {
      this.#bindings.set(local, name);
    }
  }
}

function importFact({ specifier, at }: LoadedModule, name: string): ImportFact {
  return { specifier, specifierAt: at, name, at };
}

/** Returns the module that the function of `import('…').then` gets. */
function promisedModule(callee: Node): LoadedModule | null {
  return callee.type === 'MemberExpression' &&
    callee.object.type === 'ImportExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'then'
    ? loadedModule(callee.object)
    : null;
}

/** Returns the names that a node declares: variables, parameters, functions and classes. */
export function declaredIn(node: Node): string[] {
  if (node.type === 'VariableDeclarator') {
    return bindingNames(node.id);
  }
  if (node.type === 'CatchClause') {
    return node.param ? bindingNames(node.param) : [];
  }
  const own = 'id' in node && node.id?.type === 'Identifier' ? [node.id.name] : [];
  const parameters =
    node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression'
      ? node.params
      : [];
  return [...own, ...parameters.flatMap((parameter) => bindingNames(parameter))];
}
