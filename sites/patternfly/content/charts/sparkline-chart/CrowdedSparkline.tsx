import { Chart, ChartArea, ChartAxis, ChartContainer } from '@patternfly/react-charts/victory';
import { Card, CardBody, CardTitle } from '@patternfly/react-core';

const VALUES = [8, 9, 7, 12, 15, 14, 19, 23];

export const CrowdedSparkline: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Errors</CardTitle>
    <CardBody>
      <div dir="ltr">
        <Chart
          ariaTitle="Errors in the last 7 days, with axes"
          ariaDesc="Errors rose from 8 to 23 a day."
          containerComponent={<ChartContainer containerId="crowded-sparkline-chart" />}
          domain={{ y: [0, 25] }}
          height={110}
          name="crowded-sparkline"
          padding={{ top: 10, right: 10, bottom: 35, left: 35 }}
          width={240}
        >
          <ChartAxis />
          <ChartAxis dependentAxis showGrid tickValues={[0, 5, 10, 15, 20, 25]} />
          <ChartArea data={VALUES.map((y, x) => ({ x, y }))} />
        </Chart>
      </div>
    </CardBody>
  </Card>
);
