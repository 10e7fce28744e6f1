import { Card, CardBody, TreeView, type TreeViewDataItem, type TreeViewProps } from '@patternfly/react-core';

/** A node. Its id is made of the tree's id and the names of its ancestors. */
export interface RegionNode extends Omit<TreeViewDataItem, 'id' | 'children'> {
  children?: readonly RegionNode[];
}

export interface RegionTreeProps extends Omit<TreeViewProps, 'data' | 'activeItems' | 'ref'> {
  /** Unique on its page. */
  id: string;
  nodes?: readonly RegionNode[];
  /** Ids of selected nodes, without the tree's id. */
  selected?: readonly string[];
}

const REGIONS: readonly RegionNode[] = [
  { name: 'Dublin', children: [{ name: 'db-2' }, { name: 'web-2' }] },
  { name: 'Frankfurt', children: [{ name: 'db-1' }, { name: 'cache-1' }, { name: 'web-1' }], defaultExpanded: true },
  { name: 'Mumbai', children: [{ name: 'mail-1' }, { name: 'queue-1' }, { name: 'web-3' }] }
];

function withIds(nodes: readonly RegionNode[], parent: string): TreeViewDataItem[] {
  return nodes.map(({ children, ...node }, index) => {
    const id = `${parent}-${typeof node.name === 'string' ? node.name : index}`.replaceAll(/\W+/g, '-');
    return { ...node, id, ...(children && { children: withIds(children, id) }) };
  });
}

/** Servers by region. */
export const RegionTree: React.FunctionComponent<RegionTreeProps> = ({
  id,
  nodes = REGIONS,
  selected = [],
  ...tree
}) => (
  <Card isCompact>
    <CardBody>
      <TreeView
        aria-label={`Servers by region: ${id}`}
        data={withIds(nodes, id)}
        activeItems={selected.map((name) => ({ name, id: `${id}-${name}` }))}
        {...tree}
      />
    </CardBody>
  </Card>
);
