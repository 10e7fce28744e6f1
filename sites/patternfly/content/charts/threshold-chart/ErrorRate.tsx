import { Chart, ChartAxis, ChartContainer, ChartLine, ChartThreshold } from '@patternfly/react-charts/victory';
import chart_global_danger_Color_100 from '@patternfly/react-tokens/dist/esm/chart_global_danger_Color_100';
import { ChartCard } from '../../figures/ChartCard.tsx';

const HOURS = ['8:00', '10:00', '12:00', '14:00'];
const ERRORS = [0.3, 0.4, 1.6, 1.9].map((y, index) => ({ x: HOURS[index], y }));
const LIMIT = HOURS.map((x) => ({ x, y: 1 }));

export interface ErrorRateProps {
  /** Names the chart, unique on its page. */
  name: string;
  /** Text below the chart. */
  footer?: React.ReactNode;
}

/** A rate that exceeds its limit. */
export const ErrorRate: React.FunctionComponent<ErrorRateProps> = ({ name, footer }) => (
  <ChartCard title="Error rate in percent" footer={footer}>
    <Chart
      ariaTitle={`Error rate in percent, with its limit: ${name}`}
      ariaDesc="The rate rose from 0.3 percent at 8:00 to 1.9 at 14:00. It has been above the limit of 1 percent since 11:00."
      containerComponent={<ChartContainer containerId={`${name}-chart`} />}
      domain={{ y: [0, 2] }}
      height={200}
      legendData={[
        { name: 'Error rate' },
        { name: 'Limit: 1%', symbol: { fill: chart_global_danger_Color_100.var, type: 'threshold' } }
      ]}
      legendPosition="bottom-left"
      name={name}
      padding={{ top: 10, right: 20, bottom: 65, left: 40 }}
      width={240}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid tickValues={[0, 1, 2]} />
      <ChartLine data={ERRORS} />
      <ChartThreshold data={LIMIT} style={{ data: { stroke: chart_global_danger_Color_100.var } }} />
    </Chart>
  </ChartCard>
);
