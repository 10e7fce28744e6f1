import {
  Chart,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartLine,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const SERIES = [
  { name: 'Read', values: [42, 45, 41, 52, 56] },
  { name: 'Write', values: [20, 24, 23, 26, 31] }
];

export const LegendParts: React.FunctionComponent = () => (
  <ChartCard title="Operations">
    <Chart
      ariaTitle="Operations in thousands, by day"
      ariaDesc="From Monday to Friday, read operations rose from 42 to 56 thousand and write operations from 20 to 31."
      containerComponent={<ChartContainer containerId="legend-parts-chart" />}
      domain={{ y: [0, 60] }}
      height={220}
      legendData={[{ name: 'Read' }, { name: 'Write', symbol: { type: 'dash' } }]}
      legendOrientation="vertical"
      legendPosition="right"
      name="legend-parts"
      padding={{ top: 15, right: 90, bottom: 35, left: 40 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={270}
    >
      <ChartAxis fixLabelOverlap />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60]} />
      <ChartGroup>
        {SERIES.map(({ name, values }) => (
          <ChartLine
            key={name}
            data={values.map((y, index) => ({ x: DAYS[index], y }))}
            style={{ data: { strokeDasharray: name === 'Write' ? '3,3' : undefined } }}
          />
        ))}
      </ChartGroup>
    </Chart>
  </ChartCard>
);
