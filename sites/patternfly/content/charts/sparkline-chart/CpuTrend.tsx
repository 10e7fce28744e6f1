import { ChartArea, ChartContainer, ChartGroup } from '@patternfly/react-charts/victory';
import { Card, CardBody, CardTitle, Content, Flex, FlexItem } from '@patternfly/react-core';

const VALUES = [22, 24, 21, 26, 31, 29, 38, 44, 47, 52];

export const CpuTrend: React.FunctionComponent = () => (
  <Card>
    <CardTitle>CPU</CardTitle>
    <CardBody>
      <Flex alignItems={{ default: 'alignItemsCenter' }} columnGap={{ default: 'columnGapLg' }}>
        <FlexItem>
          <strong>52%</strong>
          <Content component="small">in use</Content>
        </FlexItem>
        <FlexItem>
          <div dir="ltr" style={{ inlineSize: '150px' }}>
            <ChartGroup
              ariaTitle="CPU in the last hour"
              ariaDesc="Use rose from 22 to 52 percent."
              containerComponent={<ChartContainer containerId="cpu-trend-chart" />}
              domain={{ y: [0, 60] }}
              height={50}
              name="cpu-trend"
              padding={0}
              width={150}
            >
              <ChartArea data={VALUES.map((y, x) => ({ x, y }))} />
            </ChartGroup>
          </div>
          <Content component="small">Last hour</Content>
        </FlexItem>
      </Flex>
    </CardBody>
  </Card>
);
