import {
  Chart,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartLine,
  ChartScatter,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const CLUSTERS = [12, 14, 19, 22, 27, 31].map((y, index) => ({ x: MONTHS[index], y }));
const PROJECTS = [8, 9, 9, 12, 14, 13].map((y, index) => ({ x: MONTHS[index], y }));

export const LineParts: React.FunctionComponent = () => (
  <ChartCard title="Resources">
    <Chart
      ariaTitle="Clusters and projects by month"
      ariaDesc="From January to June, clusters rose from 12 to 31 and projects from 8 to 13."
      containerComponent={<ChartContainer containerId="line-parts-chart" />}
      domain={{ y: [0, 40] }}
      height={260}
      legendData={[{ name: 'Clusters' }, { name: 'Projects', symbol: { type: 'dash' } }]}
      legendPosition="bottom"
      name="line-parts"
      padding={{ top: 20, right: 20, bottom: 75, left: 40 }}
      themeColor={ChartThemeColor.multiUnordered}
      width={260}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 10, 20, 30, 40]} />
      <ChartGroup>
        <ChartLine data={CLUSTERS} />
        <ChartLine data={PROJECTS} style={{ data: { strokeDasharray: '3,3' } }} />
      </ChartGroup>
      <ChartScatter data={CLUSTERS} style={{ data: { fill: chart_color_blue_300.var } }} />
    </Chart>
  </ChartCard>
);
