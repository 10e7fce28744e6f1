import { ChartContainer, ChartLabel, ChartPie, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const TRAFFIC = [
  { x: 'Web', y: 64 },
  { x: 'Mobile', y: 27 },
  { x: 'API', y: 9 }
];

export const PieParts: React.FunctionComponent = () => (
  <ChartCard title="Traffic by client">
    <ChartPie
      ariaTitle="Traffic by client in percent"
      ariaDesc="Web clients cause 64 percent, mobile clients 27, and the API 9."
      allowTooltip={false}
      containerComponent={<ChartContainer containerId="pie-parts-chart" />}
      data={TRAFFIC}
      height={260}
      labelComponent={<ChartLabel />}
      labels={({ datum }: { datum?: { y: number } }) => `${datum?.y ?? 0}%`}
      legendData={TRAFFIC.map(({ x }) => ({ name: x }))}
      legendPosition="bottom"
      name="pie-parts"
      padding={{ top: 30, right: 50, bottom: 70, left: 50 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={260}
    />
  </ChartCard>
);
