import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_color_black_500 from '@patternfly/react-tokens/dist/esm/chart_color_black_500';
import { ChartCard } from '../../figures/ChartCard.tsx';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];
const AVAILABILITY = [97.2, 97.9, 98.4, 99.1, 99.3].map((y, index) => ({ x: MONTHS[index], y }));
const GOAL = MONTHS.map((x) => ({ x, y: 99 }));

export const GoalLine: React.FunctionComponent = () => (
  <ChartCard title="Availability in percent">
    <Chart
      ariaTitle="Availability in percent, with its goal"
      ariaDesc="From January to May, availability rose from 97.2 to 99.3 percent. It has met the goal of 99 percent since April."
      containerComponent={<ChartContainer containerId="goal-line-chart" />}
      domain={{ y: [97, 100] }}
      height={220}
      legendData={[
        { name: 'Availability' },
        { name: 'Goal: 99%', symbol: { fill: chart_color_black_500.var, type: 'threshold' } }
      ]}
      legendPosition="bottom-left"
      name="goal-line"
      padding={{ top: 10, right: 15, bottom: 70, left: 45 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[97, 98, 99, 100]} />
      <ChartLine data={AVAILABILITY} />
      <ChartThreshold data={GOAL} style={{ data: { stroke: chart_color_black_500.var } }} />
    </Chart>
  </ChartCard>
);
