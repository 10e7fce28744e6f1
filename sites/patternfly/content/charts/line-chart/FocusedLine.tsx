import { Chart, ChartAxis, ChartContainer, ChartLabel, ChartLine } from '@patternfly/react-charts/victory';
import chart_color_black_300 from '@patternfly/react-tokens/dist/esm/chart_color_black_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const OTHERS = [
  { name: 'Frankfurt', values: [31, 33, 30, 32, 34] },
  { name: 'Oregon', values: [42, 40, 43, 41, 40] },
  { name: 'Tokyo', values: [25, 27, 24, 26, 28] },
  { name: 'São Paulo', values: [36, 37, 39, 36, 37] }
];

const MUMBAI = [22, 35, 47, 58, 66];

const toData = (values: number[]) => values.map((y, index) => ({ x: index + 1, y }));

export const FocusedLine: React.FunctionComponent = () => (
  <ChartCard title="CPU in percent, by region">
    <Chart
      ariaTitle="CPU in percent, by region, with Mumbai in color"
      ariaDesc="In five days, Mumbai rose from 22 to 66 percent. Four other regions stayed between 24 and 43."
      containerComponent={<ChartContainer containerId="focused-line-chart" />}
      domain={{ y: [0, 80] }}
      height={260}
      name="focused-line"
      padding={{ top: 10, right: 60, bottom: 35, left: 35 }}
      width={240}
    >
      <ChartAxis tickFormat={(day: number) => `May ${day}`} tickValues={[1, 4]} />
      <ChartAxis dependentAxis showGrid tickValues={[0, 40, 80]} />
      {OTHERS.map(({ name, values }) => (
        <ChartLine key={name} data={toData(values)} style={{ data: { stroke: chart_color_black_300.var } }} />
      ))}
      <ChartLine
        data={toData(MUMBAI)}
        groupComponent={<g />}
        labels={({ datum }: { datum?: { x: number } }) => (datum?.x === 5 ? 'Mumbai' : '')}
        labelComponent={<ChartLabel dx={8} textAnchor="start" verticalAnchor="middle" />}
      />
    </Chart>
  </ChartCard>
);
