import { EdgeStyle, NodeStatus } from '@patternfly/react-topology';
import { Card, CardBody } from '@patternfly/react-core';
import { Diagram, nodeAt } from './Diagram.tsx';

const NODES = [
  nodeAt('grouped-web', 'web', 0, 70, { data: { badge: '4' } }),
  nodeAt('grouped-checkout', 'checkout', 120, 0, { data: { badge: '6' }, status: NodeStatus.danger }),
  nodeAt('grouped-data', 'data', 120, 140, { data: { badge: '3' } })
];

const EDGES = [
  { id: 'web-checkout', type: 'edge', source: 'grouped-web', target: 'grouped-checkout', edgeStyle: EdgeStyle.default },
  { id: 'web-data', type: 'edge', source: 'grouped-web', target: 'grouped-data', edgeStyle: EdgeStyle.default }
];

export const GroupedNodes: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Diagram
        label="Three nodes represent 4 web, 6 checkout, and 3 data services. The checkout node has failed."
        nodes={NODES}
        edges={EDGES}
        height={280}
      />
    </CardBody>
  </Card>
);
