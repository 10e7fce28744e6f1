import { NodeStatus } from '@patternfly/react-topology';
import { Card, CardBody } from '@patternfly/react-core';
import { Diagram, nodeAt } from './Diagram.tsx';

const STATUSES = [NodeStatus.default, NodeStatus.info, NodeStatus.success, NodeStatus.warning, NodeStatus.danger];

const COLUMNS = 3;

const NODES = STATUSES.map((status, index) =>
  nodeAt(`status-${status}`, status, (index % COLUMNS) * 110, Math.floor(index / COLUMNS) * 120, { status })
);

export const NodeStatuses: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Diagram
        label="Nodes with each status: default, info, success, warning, and danger."
        nodes={NODES}
        height={290}
      />
    </CardBody>
  </Card>
);
