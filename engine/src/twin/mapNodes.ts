import type { Nodes } from 'mdast';

/** Returns nodes with others in the place of some. @param change is called for the inner nodes first */
export function mapNodesOf<Node extends Nodes>(nodes: readonly Node[], change: (node: Nodes) => Nodes): Node[] {
  return nodes.map((node) => {
    const inner: Nodes =
      'children' in node ? ({ ...node, children: mapNodesOf(node.children as Nodes[], change) } as Nodes) : node;
    return change(inner) as Node;
  });
}
