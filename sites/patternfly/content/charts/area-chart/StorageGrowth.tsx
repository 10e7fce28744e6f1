import { Chart, ChartArea, ChartAxis, ChartContainer, ChartThemeColor } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const STORAGE = [120, 150, 155, 210, 260, 330].map((y, index) => ({ x: MONTHS[index], y }));

export const StorageGrowth: React.FunctionComponent = () => (
  <ChartCard title="Backup storage in TB">
    <Chart
      ariaTitle="Backup storage in TB, by month"
      ariaDesc="From January to June, storage grew from 120 to 330 TB, fastest since April."
      containerComponent={<ChartContainer containerId="storage-growth-chart" />}
      domain={{ y: [0, 400] }}
      height={210}
      name="storage-growth"
      padding={{ top: 10, right: 25, bottom: 35, left: 45 }}
      themeColor={ChartThemeColor.teal}
      width={300}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 100, 200, 300, 400]} />
      <ChartArea data={STORAGE} interpolation="monotoneX" />
    </Chart>
  </ChartCard>
);
