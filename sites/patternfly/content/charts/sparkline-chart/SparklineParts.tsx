import { ChartArea, ChartContainer, ChartGroup } from '@patternfly/react-charts/victory';
import { Card, CardBody, CardTitle, Content } from '@patternfly/react-core';

const VALUES = [140, 132, 150, 171, 168, 190, 214, 208, 231, 246];

export const SparklineParts: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Requests per minute</CardTitle>
    <CardBody>
      <strong data-part="value">246</strong>
      <div dir="ltr" data-part="sparkline">
        <ChartGroup
          ariaTitle="Requests per minute in the last 24 hours"
          ariaDesc="Requests rose from 140 to 246."
          containerComponent={<ChartContainer containerId="sparkline-parts-chart" />}
          domain={{ y: [0, 260] }}
          height={70}
          name="sparkline-parts"
          padding={0}
          width={250}
        >
          <ChartArea data={VALUES.map((y, x) => ({ x, y }))} />
        </ChartGroup>
      </div>
      <Content component="small">
        <span data-part="period">Last 24 hours</span>
      </Content>
    </CardBody>
  </Card>
);
