import { useState } from 'react';
import {
  Chart,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartLine,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { Switch } from '@patternfly/react-core';
import { ChartCard } from '../../figures/ChartCard.tsx';

const HOURS = [8, 10, 12, 14, 16];
const SHAPE = [20, 26, 24, 30, 28];
const CPU = [31, 38, 52, 47, 35];

export const SkeletonLine: React.FunctionComponent = () => {
  const [isLoading, setLoading] = useState(true);

  return (
    <ChartCard
      title="CPU in percent"
      footer={
        <Switch
          id="skeleton-line-loading"
          isChecked={isLoading}
          label="Loading"
          onChange={(_event, checked) => setLoading(checked)}
        />
      }
    >
      <Chart
        ariaTitle={isLoading ? 'Loading CPU' : 'CPU in percent'}
        ariaDesc={
          isLoading ? undefined : 'From 8:00 to 16:00, the CPU rose from 31 to 52 percent at noon and fell to 35.'
        }
        containerComponent={<ChartContainer containerId="skeleton-line-chart" />}
        domain={{ y: [0, 60] }}
        height={200}
        name="skeleton-line"
        padding={{ top: 10, right: 25, bottom: 35, left: 40 }}
        themeColor={isLoading ? ChartThemeColor.skeleton : ChartThemeColor.blue}
        width={300}
      >
        <ChartAxis tickFormat={(hour: number) => `${hour}:00`} tickValues={[8, 12, 16]} />
        <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60]} />
        <ChartGroup>
          <ChartLine data={(isLoading ? SHAPE : CPU).map((y, index) => ({ x: HOURS[index], y }))} />
        </ChartGroup>
      </Chart>
    </ChartCard>
  );
};
