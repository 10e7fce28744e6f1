import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';

/**
 * A piece of prose as a tree in the format of hast (https://github.com/syntax-tree/hast). The tags of components are
 * nodes of the kinds that `mdast-util-mdx-jsx` defines. Plain data.
 */
export type ProseTree = Root;

/** The tag of a component, with what stands between its start and its end. */
export type ComponentNode = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/** What may be in an element. */
export type ProseNode = ElementContent;

/** Attributes of a tag: texts as they are, bare names as true, expressions as their source in braces. */
export type ComponentAttributes = Record<string, string | true>;

export function isComponentNode(node: RootContent | Root): node is ComponentNode {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Creates the node of a component's tag. @param line line of the file that the tag begins on */
export function componentNode(
  type: ComponentNode['type'],
  { name, attributes, line }: { name: string; attributes: ComponentAttributes; line: number },
  children: ElementContent[] = []
): ComponentNode {
  return {
    type,
    name,
    attributes: Object.entries(attributes).map(([key, value]) => ({
      type: 'mdxJsxAttribute',
      name: key,
      value: value === true ? null : isExpression(value) ? expressionValue(value) : value
    })),
    children,
    position: { start: { line, column: 1 }, end: { line, column: 1 } }
  };
}

/** Reads the attributes of a component's tag. Those that an expression spreads have no names, and are left out. */
export function attributesOf({ attributes }: ComponentNode): ComponentAttributes {
  return Object.fromEntries(
    attributes.flatMap((attribute): [string, string | true][] => {
      if (attribute.type !== 'mdxJsxAttribute') {
        return [];
      }
      const { name, value } = attribute;
      return [
        [name, value === null || value === undefined ? true : typeof value === 'string' ? value : `{${value.value}}`]
      ];
    })
  );
}

function isExpression(value: string): boolean {
  return value.startsWith('{') && value.endsWith('}');
}

function expressionValue(value: string) {
  return { type: 'mdxJsxAttributeValueExpression' as const, value: value.slice(1, -1) };
}

/** Line of the file that a node begins on; undefined where it isn't known. */
export function lineOfNode({ position }: Pick<ComponentNode, 'position'>): number | undefined {
  return position?.start.line;
}

/** The nodes in a node; none for a text. */
export function childrenOf(node: RootContent | Root): readonly RootContent[] {
  return 'children' in node ? node.children : [];
}

/** The text of an attribute of an element, as written in HTML; undefined without it. */
export function textProperty(node: RootContent | Root, name: string): string | undefined {
  const value = node.type === 'element' ? node.properties[name] : undefined;
  return value === undefined || value === null || value === false
    ? undefined
    : Array.isArray(value)
      ? value.join(' ')
      : value === true
        ? ''
        : String(value);
}

/**
 * Returns a tree with other elements in the place of some. Parts without any change are those of the tree itself, so that
 * copies of a tree cost little.
 * @param change returns the element itself for no change; what is in an element was changed before
 */
export function mapElements(tree: ProseTree, change: (element: Element) => RootContent | RootContent[]): ProseTree {
  return mapNodes(tree, (node) => (node.type === 'element' ? change(node) : node));
}

/**
 * Returns a tree with other nodes in the place of some, as `mapElements` does for elements.
 * @param enter says whether to change what is in a node; by default, all is changed
 */
export function mapNodes(
  tree: ProseTree,
  change: (node: RootContent) => RootContent | RootContent[],
  enter: (node: RootContent) => boolean = () => true
): ProseTree {
  const children = mapped(tree.children, change, enter);
  return children === tree.children ? tree : { ...tree, children };
}

/** Deeper than any prose that people write; beyond it, nodes stay as they are. */
const DEEPEST = 500;

function mapped<Node extends RootContent>(
  nodes: Node[],
  change: (node: RootContent) => RootContent | RootContent[],
  enter: (node: RootContent) => boolean,
  depth = 0
): Node[] {
  const results = nodes.map((node) => {
    const children = 'children' in node && depth < DEEPEST && enter(node) ? node.children : [];
    const inner = children.length === 0 ? children : mapped(children, change, enter, depth + 1);
    return change(inner === children ? node : ({ ...node, children: inner } as RootContent));
  });
  return results.some((result, index) => result !== nodes[index]) ? (results.flat() as Node[]) : nodes;
}
