import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import chart_color_black_300 from '@patternfly/react-tokens/dist/esm/chart_color_black_300';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const USERS = [
  { x: 'May', y: 320 },
  { x: 'Jun', y: 335 },
  { x: 'Jul', y: 328 },
  { x: 'Aug', y: 341 },
  { x: 'Sep', y: 402 }
];

export const GrayOthers: React.FunctionComponent = () => (
  <ChartCard title="Active users by month">
    <Chart
      ariaTitle="Active users by month"
      ariaDesc="320 users in May, 335 in June, 328 in July, 341 in August, and 402 in September."
      containerComponent={<ChartContainer containerId="gray-others-chart" />}
      domainPadding={{ x: 30 }}
      height={190}
      name="gray-others"
      padding={{ top: 25, right: 15, bottom: 35, left: 15 }}
      width={330}
    >
      <ChartAxis />
      <ChartBar
        barWidth={26}
        data={USERS}
        labels={({ datum }: { datum?: { y: number } }) => datum?.y ?? ''}
        style={{
          data: {
            fill: ({ datum }: { datum?: { x: string } }) =>
              datum?.x === 'Sep' ? chart_color_blue_300.var : chart_color_black_300.var
          }
        }}
      />
    </Chart>
  </ChartCard>
);
