import {
  Chart,
  ChartArea,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const HOURS = ['0:00', '4:00', '8:00', '12:00', '16:00', '20:00'];
const RECEIVED = [18, 14, 46, 52, 44, 25].map((y, index) => ({ x: HOURS[index], y }));
const SENT = [6, 5, 17, 22, 20, 9].map((y, index) => ({ x: HOURS[index], y }));

export const AreaParts: React.FunctionComponent = () => (
  <ChartCard title="Network traffic in MB/s">
    <Chart
      ariaTitle="Network traffic in MB per second"
      ariaDesc="Received and sent data rise in the morning, reach 52 and 22 MB per second at noon, and fall in the evening."
      containerComponent={<ChartContainer containerId="area-parts-chart" />}
      domain={{ y: [0, 60] }}
      height={260}
      legendData={[{ name: 'Received' }, { name: 'Sent' }]}
      legendPosition="bottom"
      name="area-parts"
      padding={{ top: 20, right: 15, bottom: 75, left: 40 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={260}
    >
      <ChartAxis fixLabelOverlap />
      <ChartAxis dependentAxis showGrid tickValues={[0, 20, 40, 60]} />
      <ChartGroup>
        <ChartArea data={RECEIVED} interpolation="monotoneX" />
        <ChartArea data={SENT} interpolation="monotoneX" />
      </ChartGroup>
    </Chart>
  </ChartCard>
);
