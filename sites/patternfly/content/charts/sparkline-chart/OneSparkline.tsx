import { ChartArea, ChartContainer, ChartGroup } from '@patternfly/react-charts/victory';
import { Card, CardBody, CardTitle, Content } from '@patternfly/react-core';

const VALUES = [8, 9, 7, 12, 15, 14, 19, 23];

export const OneSparkline: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Errors</CardTitle>
    <CardBody>
      <strong>23</strong>
      <div dir="ltr">
        <ChartGroup
          ariaTitle="Errors in the last 7 days"
          ariaDesc="Errors rose from 8 to 23 a day."
          containerComponent={<ChartContainer containerId="one-sparkline-chart" />}
          domain={{ y: [0, 25] }}
          height={60}
          name="one-sparkline"
          padding={0}
          width={240}
        >
          <ChartArea data={VALUES.map((y, x) => ({ x, y }))} />
        </ChartGroup>
      </div>
      <Content component="small">Last 7 days</Content>
    </CardBody>
  </Card>
);
