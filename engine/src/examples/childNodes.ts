import type { JSXElementName, Node } from 'oxc-parser';

/** TypeScript nodes that emit JavaScript. All other `TS…` nodes are erased with the types. */
const VALUE_NODES = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSParameterProperty',
  'TSEnumDeclaration',
  'TSEnumBody',
  'TSEnumMember',
  'TSModuleDeclaration',
  'TSModuleBlock',
  'TSImportEqualsDeclaration',
  'TSQualifiedName',
  'TSExportAssignment'
]);

/** Node types with identifiers that don't reference a variable, mapped to the children that may. */
const VALUE_CHILDREN: Readonly<Record<string, readonly string[]>> = {
  ImportDeclaration: [],
  ExportAllDeclaration: [],
  ExportSpecifier: ['local'],
  MetaProperty: [],
  LabeledStatement: ['body'],
  BreakStatement: [],
  ContinueStatement: [],
  JSXAttribute: ['value'],
  JSXClosingElement: [],
  JSXMemberExpression: ['object'],
  JSXNamespacedName: [],
  TSEnumMember: ['initializer'],
  TSModuleDeclaration: ['body'],
  TSImportEqualsDeclaration: ['moduleReference'],
  TSQualifiedName: ['left']
};

/** True if the node is erased when types are stripped. */
export function isTypeOnly(node: Node): boolean {
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportSpecifier') {
    return node.exportKind === 'type';
  }
  return node.type.startsWith('TS') && !VALUE_NODES.has(node.type);
}

const NO_KEYS: readonly string[] = [];

/** Returns the children that may reference variables: no types, property names or labels. Runs for every node, often. */
export function valueChildren(node: Node): Node[] {
  const children: Node[] = [];
  const members = node as unknown as Record<string, unknown>;
  for (const key of childKeys(node)) {
    const member = members[key];
    if (typeof member !== 'object' || member === null || isPlainName(node, key)) {
      continue;
    }
    for (const child of Array.isArray(member) ? (member as unknown[]) : [member]) {
      if (isNode(child) && !isTypeOnly(child)) {
        children.push(child);
      }
    }
  }
  return children;
}

/** Returns a node and all below it that may reference variables, however deep code is nested. */
export function* valueNodes(root: Node): Generator<Node> {
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    open.push(...valueChildren(node));
  }
}

function childKeys(node: Node): readonly string[] {
  return node.type === 'ExportNamedDeclaration' && node.source !== null
    ? NO_KEYS
    : (VALUE_CHILDREN[node.type] ?? Object.keys(node));
}

/** True if the child is a property or element name, not a variable. */
function isPlainName(node: Node, key: string): boolean {
  if (node.type === 'MemberExpression') {
    return key === 'property' && !node.computed;
  }
  if (node.type === 'JSXOpeningElement') {
    return key === 'name' && isElementName(node.name);
  }
  return key === 'key' && 'computed' in node && !node.computed;
}

/** `<div>` is an intrinsic element, `<Menu>` and `<menu.Item>` reference a variable. */
function isElementName(name: JSXElementName): boolean {
  return name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
