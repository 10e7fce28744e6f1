import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const HOURS = ['0', '4', '8', '12', '16', '20'];
const TEMPERATURES = [21, 20, 22, 25, 28, 24].map((y, index) => ({ x: HOURS[index], y }));
const LIMITS = [
  { name: 'Highest: 27 °C', y: 27 },
  { name: 'Lowest: 18 °C', y: 18 }
];

export const TemperatureRange: React.FunctionComponent = () => (
  <ChartCard title="Server room in °C, by hour">
    <Chart
      ariaTitle="Temperature of the server room in degrees Celsius, with its range"
      ariaDesc="The temperature should stay between 18 and 27 degrees. It was 20 to 25 until 12:00, 28 at 16:00, and 24 at 20:00."
      containerComponent={<ChartContainer containerId="temperature-range-chart" />}
      domain={{ y: [10, 32] }}
      height={240}
      legendAllowWrap
      legendData={[
        { name: 'Measured' },
        ...LIMITS.map(({ name }) => ({
          name,
          symbol: { fill: chart_global_danger_Color_100.var, type: 'threshold' }
        }))
      ]}
      legendPosition="bottom-left"
      name="temperature-range"
      padding={{ top: 10, right: 20, bottom: 115, left: 40 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[10, 20, 30]} />
      <ChartLine data={TEMPERATURES} />
      {LIMITS.map(({ name, y }) => (
        <ChartThreshold
          key={name}
          data={HOURS.map((x) => ({ x, y }))}
          style={{ data: { stroke: chart_global_danger_Color_100.var } }}
        />
      ))}
    </Chart>
  </ChartCard>
);
