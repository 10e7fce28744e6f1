import { EdgeStyle, NodeStatus } from '@patternfly/react-topology';
import { Card, CardBody } from '@patternfly/react-core';
import { Diagram, nodeAt } from './Diagram.tsx';

const KINDS = [
  { name: 'solid', edgeStyle: EdgeStyle.solid },
  { name: 'dashed', edgeStyle: EdgeStyle.dashedMd },
  { name: 'dotted', edgeStyle: EdgeStyle.dotted }
];

const NODES = KINDS.flatMap(({ name }, index) => [
  nodeAt(`${name}-from`, 'gateway', 0, index * 120, { status: NodeStatus.default }),
  nodeAt(`${name}-to`, name, 200, index * 120, { status: NodeStatus.default })
]);

const EDGES = KINDS.map(({ name, edgeStyle }) => ({
  id: `edge-${name}`,
  type: 'edge',
  source: `${name}-from`,
  target: `${name}-to`,
  edgeStyle
}));

export const EdgeKinds: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Diagram
        label="A solid, a dashed, and a dotted edge, each from a gateway to another node."
        nodes={NODES}
        edges={EDGES}
        height={370}
      />
    </CardBody>
  </Card>
);
