import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { Card, CardBody } from '@patternfly/react-core';

const REQUESTS = [
  { x: 'Mail', y: 9 },
  { x: 'Login', y: 12 },
  { x: 'Search', y: 16 },
  { x: 'Queue', y: 18 },
  { x: 'Orders', y: 21 },
  { x: 'Catalog', y: 24 }
];

export const RankedBars: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <div dir="ltr">
        <Chart
          ariaTitle="Requests by service, as bars"
          ariaDesc="Catalog has most requests with 24 percent, then Orders, Queue, Search, Login, and Mail with 9 percent."
          containerComponent={<ChartContainer containerId="ranked-bars" />}
          domainPadding={{ x: 20 }}
          height={230}
          name="ranked-bars"
          padding={{ top: 10, right: 45, bottom: 20, left: 65 }}
          width={240}
        >
          <ChartAxis />
          <ChartBar data={REQUESTS} horizontal labels={({ datum }: { datum?: { y: number } }) => `${datum?.y ?? 0}%`} />
        </Chart>
      </div>
    </CardBody>
  </Card>
);
