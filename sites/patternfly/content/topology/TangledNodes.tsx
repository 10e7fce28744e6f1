import { EdgeStyle } from '@patternfly/react-topology';
import { Card, CardBody } from '@patternfly/react-core';
import { Diagram, nodeAt } from './Diagram.tsx';

const COUNT = 13;

const NODES = Array.from({ length: COUNT }, (_, index) =>
  nodeAt(
    `tangled-${index}`,
    `service-${index + 1}`,
    Math.round(200 + 200 * Math.cos((index / COUNT) * 2 * Math.PI)),
    Math.round(200 + 200 * Math.sin((index / COUNT) * 2 * Math.PI))
  )
);

const EDGES = NODES.flatMap((_, index) =>
  [3, 5].map((step) => ({
    id: `tangled-edge-${index}-${step}`,
    type: 'edge',
    source: `tangled-${index}`,
    target: `tangled-${(index + step) % COUNT}`,
    edgeStyle: EdgeStyle.default
  }))
);

export const TangledNodes: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Diagram label="13 services are connected by 26 crossing edges." nodes={NODES} edges={EDGES} height={310} />
    </CardBody>
  </Card>
);
