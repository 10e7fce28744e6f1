import { Chart, ChartArea, ChartAxis, ChartContainer, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const USED = [38, 44, 47, 58, 66, 72].map((y, index) => ({ x: MONTHS[index], y }));
const QUOTA = MONTHS.map((x) => ({ x, y: 80 }));

export const StorageLimit: React.FunctionComponent = () => (
  <ChartCard title="Storage of web-shop in GB">
    <Chart
      ariaTitle="Storage of web-shop in GB, with its quota"
      ariaDesc="From January to June, storage rose from 38 to 72 GB. The quota is 80 GB."
      containerComponent={<ChartContainer containerId="storage-limit-chart" />}
      domain={{ y: [0, 100] }}
      height={240}
      legendData={[
        { name: 'Used' },
        { name: 'Quota: 80 GB', symbol: { fill: chart_global_danger_Color_100.var, type: 'threshold' } }
      ]}
      legendPosition="bottom-left"
      name="storage-limit"
      padding={{ top: 10, right: 25, bottom: 75, left: 45 }}
      width={300}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 25, 50, 75, 100]} />
      <ChartArea data={USED} />
      <ChartThreshold data={QUOTA} style={{ data: { stroke: chart_global_danger_Color_100.var } }} />
    </Chart>
  </ChartCard>
);
