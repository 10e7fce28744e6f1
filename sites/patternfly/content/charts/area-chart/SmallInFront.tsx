import {
  Chart,
  ChartArea,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const RESERVED = [64, 64, 80, 80, 80].map((y, index) => ({ x: DAYS[index], y }));
const USED = [31, 38, 42, 47, 52].map((y, index) => ({ x: DAYS[index], y }));

export const SmallInFront: React.FunctionComponent = () => (
  <ChartCard title="Memory in GB">
    <Chart
      ariaTitle="Memory in GB, reserved and used"
      ariaDesc="From Monday to Friday, reserved memory rose from 64 to 80 GB and used memory from 31 to 52 GB."
      containerComponent={<ChartContainer containerId="small-in-front-chart" />}
      domain={{ y: [0, 100] }}
      height={220}
      legendData={[{ name: 'Reserved' }, { name: 'Used' }]}
      legendPosition="bottom-left"
      name="small-in-front"
      padding={{ top: 10, right: 20, bottom: 75, left: 40 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 50, 100]} />
      <ChartGroup>
        <ChartArea data={RESERVED} interpolation="stepAfter" />
        <ChartArea data={USED} />
      </ChartGroup>
    </Chart>
  </ChartCard>
);
