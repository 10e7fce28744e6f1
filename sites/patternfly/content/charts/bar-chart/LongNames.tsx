import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const FINDINGS = [
  { x: 'Expired certificate', y: 3 },
  { x: 'Missing network policy', y: 6 },
  { x: 'Outdated base image', y: 9 },
  { x: 'Container runs as root', y: 12 }
];

export const LongNames: React.FunctionComponent = () => (
  <ChartCard title="Findings of the last scan">
    <Chart
      ariaTitle="Findings of the last scan, as horizontal bars"
      ariaDesc="Container runs as root: 12. Outdated base image: 9. Missing network policy: 6. Expired certificate: 3."
      containerComponent={<ChartContainer containerId="long-names-chart" />}
      domainPadding={{ x: 20 }}
      height={170}
      name="long-names"
      padding={{ top: 10, right: 22, bottom: 10, left: 155 }}
      width={240}
    >
      <ChartAxis />
      <ChartBar data={FINDINGS} horizontal labels={({ datum }: { datum?: { y: number } }) => datum?.y ?? ''} />
    </Chart>
  </ChartCard>
);
