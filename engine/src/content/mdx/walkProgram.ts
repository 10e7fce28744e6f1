import type { Node, Pattern, Program } from 'estree-jsx';

/** The name of a component: it begins with a capital, or is that of a member. */
export const COMPONENT = /^(?:[^a-z]|[^.]*\.)/;

/** Visits a node of a program and all nodes within it, in the order of the text. */
function walkProgram(root: Node, visit: (node: Node) => void): void {
  const open: Node[] = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    visit(node);
    const children = Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
      key === 'data' || key === 'comments' ? [] : [value].flat().filter((child) => isNode(child))
    );
    open.push(...children.toReversed());
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Returns the names that a pattern binds, such as `a` and `b` of `{ a, ...b }`. */
export function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value)
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element === null ? [] : namesIn(element)));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'MemberExpression':
      return [];
  }
}

/** The tag of a component in a program. */
export interface ComponentUse {
  /** As written: with its members, as in `Tabs.Item`. */
  name: string;
  line: number;
}

/** Finds the tags of components in a program whose names it doesn't declare itself. */
export function componentsIn(program: Program): ComponentUse[] {
  const uses: ComponentUse[] = [];
  const declared = new Set<string>();
  walkProgram(program, (node) => {
    if (node.type === 'JSXOpeningElement') {
      const name = writtenName(node.name);
      if (name !== null && COMPONENT.test(name)) {
        uses.push({ name, line: node.loc?.start.line ?? 1 });
      }
    } else if (node.type === 'VariableDeclarator') {
      namesIn(node.id).forEach((name) => declared.add(name));
    } else if (
      node.type === 'FunctionDeclaration' ||
      node.type === 'FunctionExpression' ||
      node.type === 'ArrowFunctionExpression'
    ) {
      const own = 'id' in node && node.id ? [node.id.name] : [];
      [...own, ...node.params.flatMap(namesIn)].forEach((name) => declared.add(name));
    } else if (node.type === 'ClassDeclaration') {
      declared.add(node.id.name);
    }
  });
  return uses.filter(({ name }) => !declared.has(rootName(name)));
}

/** The name that has to be bound for a tag: `Tabs` for `Tabs.Item`. */
export function rootName(name: string): string {
  return name.split('.', 1)[0] ?? '';
}

type TagName = Extract<Node, { type: 'JSXOpeningElement' }>['name'];

/** Null for names with a colon, which no component has. */
function writtenName(name: TagName): string | null {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXMemberExpression':
      return `${writtenName(name.object) ?? ''}.${name.property.name}`;
    case 'JSXNamespacedName':
      return null;
  }
}
