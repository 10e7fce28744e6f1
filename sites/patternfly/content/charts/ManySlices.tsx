import { ChartContainer, ChartPie, ChartThemeColor } from '@patternfly/react-charts/victory';
import { Card, CardBody } from '@patternfly/react-core';

const REQUESTS = [
  { x: 'Queue', y: 18 },
  { x: 'Catalog', y: 24 },
  { x: 'Search', y: 16 },
  { x: 'Orders', y: 21 },
  { x: 'Mail', y: 9 },
  { x: 'Login', y: 12 }
];

export const ManySlices: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <div dir="ltr">
        <ChartPie
          ariaTitle="Requests by service, as slices"
          ariaDesc="Six slices of similar size, for Queue, Catalog, Search, Orders, Mail, and Login."
          containerComponent={<ChartContainer containerId="many-slices" />}
          data={REQUESTS}
          height={230}
          labels={() => ''}
          legendData={REQUESTS.map(({ x }) => ({ name: x }))}
          legendOrientation="vertical"
          legendPosition="right"
          name="many-slices"
          padding={{ top: 20, right: 100, bottom: 20, left: 5 }}
          themeColor={ChartThemeColor.multiOrdered}
          width={240}
        />
      </div>
    </CardBody>
  </Card>
);
