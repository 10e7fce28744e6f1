import {
  Chart,
  ChartAxis,
  ChartBar,
  ChartContainer,
  ChartGroup,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { SideBySide, type Theme } from '../../figures/InTheme.tsx';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu'];
const SUCCEEDED = [24, 31, 28, 35];
const FAILED = [4, 9, 3, 5];

/** The style sheet for charts sets these variables at the root, from the tokens of its theme. */
const CHART_VARIABLES = {
  '--pf-v6-chart-theme--multi-color-ordered--ColorScale--100':
    'var(--pf-t--chart--theme--colorscales--multi-colored-ordered--colorscale--100)',
  '--pf-v6-chart-theme--multi-color-ordered--ColorScale--200':
    'var(--pf-t--chart--theme--colorscales--multi-colored-ordered--colorscale--200)',
  '--pf-v6-chart-axis--axis--stroke--Color': 'var(--pf-t--global--border--color--default)',
  '--pf-v6-chart-axis--grid--stroke--Color': 'var(--pf-t--global--border--color--default)',
  '--pf-v6-chart-axis--tick--stroke--Color': 'var(--pf-t--global--border--color--default)',
  '--pf-v6-chart-axis--tick-label--Fill': 'var(--pf-t--chart--global--fill--color--700)',
  '--pf-v6-chart-global--label--Fill': 'var(--pf-t--chart--global--label--fill)'
} as React.CSSProperties;

const points = (values: number[]): { x: string; y: number }[] => values.map((y, day) => ({ x: DAYS[day] ?? '', y }));

const Builds: React.FunctionComponent<{ theme: Theme }> = ({ theme }) => (
  <div dir="ltr" style={CHART_VARIABLES}>
    <Chart
      ariaTitle={`Builds of this week, ${theme} scheme`}
      ariaDesc="From Monday to Thursday, 24 to 35 builds a day succeeded and 3 to 9 failed."
      containerComponent={<ChartContainer containerId={`builds-${theme}`} />}
      domainPadding={{ x: 30 }}
      height={230}
      legendData={[{ name: 'Succeeded' }, { name: 'Failed' }]}
      legendPosition="bottom"
      name={`builds-${theme}`}
      padding={{ top: 10, right: 10, bottom: 75, left: 40 }}
      themeColor={ChartThemeColor.multiOrdered}
      width={300}
    >
      <ChartAxis />
      <ChartAxis dependentAxis showGrid />
      <ChartGroup offset={14}>
        <ChartBar data={points(SUCCEEDED)} />
        <ChartBar data={points(FAILED)} />
      </ChartGroup>
    </Chart>
  </div>
);

export const ChartInBothSchemes: React.FunctionComponent = () => (
  <SideBySide surface="primary">{(theme) => <Builds theme={theme} />}</SideBySide>
);
