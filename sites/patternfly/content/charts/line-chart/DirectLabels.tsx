import {
  Chart,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartLabel,
  ChartLine,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const SERIES = [
  { name: 'Read', values: [420, 440, 470, 510], dash: undefined },
  { name: 'Write', values: [210, 240, 235, 260], dash: '8,3' },
  { name: 'Delete', values: [60, 55, 70, 64], dash: '2,3' }
];

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'];

export const DirectLabels: React.FunctionComponent = () => (
  <ChartCard title="Operations per second">
    <Chart
      ariaTitle="Operations per second by quarter"
      ariaDesc="From the first to the fourth quarter, read rose from 420 to 510, write from 210 to 260, and delete from 60 to 64."
      containerComponent={<ChartContainer containerId="direct-labels-chart" />}
      domain={{ y: [0, 600] }}
      height={220}
      name="direct-labels"
      padding={{ top: 10, right: 65, bottom: 35, left: 45 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={330}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 200, 400, 600]} />
      <ChartGroup>
        {SERIES.map(({ name, values, dash }) => (
          <ChartLine
            key={name}
            data={values.map((y, index) => ({ x: QUARTERS[index], y }))}
            groupComponent={<g />}
            labels={({ datum }: { datum?: { x: string } }) => (datum?.x === 'Q4' ? name : '')}
            labelComponent={<ChartLabel dx={8} textAnchor="start" verticalAnchor="middle" />}
            style={{ data: { strokeDasharray: dash } }}
          />
        ))}
      </ChartGroup>
    </Chart>
  </ChartCard>
);
