import { Chart, ChartAxis, ChartBar, ChartContainer, ChartLabel } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const FINDINGS = [
  { x: 'Container runs as root', y: 12 },
  { x: 'Outdated base image', y: 9 },
  { x: 'Missing network policy', y: 6 },
  { x: 'Expired certificate', y: 3 }
];

export const RotatedNames: React.FunctionComponent = () => (
  <ChartCard title="Findings of the last scan">
    <Chart
      ariaTitle="Findings of the last scan, as vertical bars"
      ariaDesc="Container runs as root: 12. Outdated base image: 9. Missing network policy: 6. Expired certificate: 3."
      containerComponent={<ChartContainer containerId="rotated-names-chart" />}
      domainPadding={{ x: 20 }}
      height={190}
      name="rotated-names"
      padding={{ top: 10, right: 10, bottom: 115, left: 70 }}
      width={240}
    >
      <ChartAxis tickLabelComponent={<ChartLabel angle={-45} textAnchor="end" />} />
      <ChartAxis dependentAxis showGrid tickValues={[0, 6, 12]} />
      <ChartBar data={FINDINGS} />
    </Chart>
  </ChartCard>
);
