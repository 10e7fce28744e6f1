import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import chart_global_warning_Color_200 from '@patternfly/react-tokens/dist/esm/chart_global_warning_Color_200';
import { ChartCard } from '../../figures/ChartCard.tsx';

const HOURS = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];
const ERRORS = [0.4, 0.6, 1.8, 1.3, 0.7, 0.5].map((y, index) => ({ x: HOURS[index], y }));
const WARNING = HOURS.map((x) => ({ x, y: 1 }));
const CRITICAL = HOURS.map((x) => ({ x, y: 2 }));

export const ThresholdParts: React.FunctionComponent = () => (
  <ChartCard title="Errors in percent">
    <Chart
      ariaTitle="Error rate in percent, with two thresholds"
      ariaDesc="The rate was 1.8 percent at 12:00 and 1.3 at 14:00, above the warning threshold of 1 and below the critical one of 2."
      containerComponent={<ChartContainer containerId="threshold-parts-chart" />}
      domain={{ y: [0, 2.5] }}
      height={310}
      legendData={[
        { name: 'Error rate' },
        { name: 'Warning: 1%', symbol: { fill: chart_global_warning_Color_200.var, type: 'threshold' } },
        { name: 'Critical: 2%', symbol: { fill: chart_global_danger_Color_100.var, type: 'threshold' } }
      ]}
      legendAllowWrap
      legendPosition="bottom-left"
      name="threshold-parts"
      padding={{ top: 20, right: 15, bottom: 125, left: 45 }}
      width={260}
    >
      <ChartAxis fixLabelOverlap />
      <ChartAxis dependentAxis showGrid tickValues={[0, 0.5, 1, 1.5, 2, 2.5]} />
      <ChartLine data={ERRORS} />
      <ChartThreshold data={WARNING} style={{ data: { stroke: chart_global_warning_Color_200.var } }} />
      <ChartThreshold data={CRITICAL} style={{ data: { stroke: chart_global_danger_Color_100.var } }} />
    </Chart>
  </ChartCard>
);
