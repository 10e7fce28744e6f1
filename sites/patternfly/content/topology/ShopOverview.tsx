import { EdgeStyle, NodeShape, NodeStatus } from '@patternfly/react-topology';
import { Card, CardBody } from '@patternfly/react-core';
import { Diagram, nodeAt } from './Diagram.tsx';

const NODES = [
  nodeAt('web', 'web', 0, 75, { status: NodeStatus.success }),
  nodeAt('cart', 'cart', 130, 0, { status: NodeStatus.success }),
  nodeAt('payments', 'payments', 130, 150, { status: NodeStatus.danger }),
  nodeAt('orders', 'orders-db', 260, 75, { shape: NodeShape.hexagon, status: NodeStatus.warning }),
  {
    id: 'checkout',
    type: 'group',
    group: true,
    label: 'checkout',
    children: ['cart', 'payments'],
    style: { padding: 30 }
  }
];

const EDGES = [
  { id: 'web-cart', type: 'edge', source: 'web', target: 'cart', edgeStyle: EdgeStyle.default },
  { id: 'web-payments', type: 'edge', source: 'web', target: 'payments', edgeStyle: EdgeStyle.default },
  { id: 'cart-orders', type: 'edge', source: 'cart', target: 'orders', edgeStyle: EdgeStyle.default },
  { id: 'payments-orders', type: 'edge', source: 'payments', target: 'orders', edgeStyle: EdgeStyle.default }
];

export const ShopOverview: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Diagram
        label="web calls cart and payments in the group checkout. Both use orders-db. payments fails, and orders-db has a warning."
        nodes={NODES}
        edges={EDGES}
        height={420}
      />
    </CardBody>
  </Card>
);
