import {
  Chart,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartLine,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const REGIONS = [
  { name: 'Mumbai', values: [22, 35, 47, 58, 66] },
  { name: 'Frankfurt', values: [31, 33, 30, 32, 34] },
  { name: 'Oregon', values: [42, 40, 43, 41, 40] },
  { name: 'Tokyo', values: [25, 27, 24, 26, 28] },
  { name: 'São Paulo', values: [36, 37, 39, 36, 37] }
];

export const TangledLines: React.FunctionComponent = () => (
  <ChartCard title="CPU in percent, by region">
    <Chart
      ariaTitle="CPU in percent, by region, each in its own color"
      ariaDesc="In five days, Mumbai rose from 22 to 66 percent. Four other regions stayed between 24 and 43."
      containerComponent={<ChartContainer containerId="tangled-lines-chart" />}
      domain={{ y: [0, 80] }}
      height={260}
      legendAllowWrap
      legendData={REGIONS.map(({ name }) => ({ name }))}
      legendPosition="bottom-left"
      name="tangled-lines"
      padding={{ top: 10, right: 20, bottom: 120, left: 35 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={240}
    >
      <ChartAxis tickFormat={(day: number) => `May ${day}`} tickValues={[1, 4]} />
      <ChartAxis dependentAxis showGrid tickValues={[0, 40, 80]} />
      <ChartGroup>
        {REGIONS.map(({ name, values }) => (
          <ChartLine key={name} data={values.map((y, index) => ({ x: index + 1, y }))} />
        ))}
      </ChartGroup>
    </Chart>
  </ChartCard>
);
