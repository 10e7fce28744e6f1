import { Chart, ChartAxis, ChartBar, ChartContainer, ChartGroup, ChartTooltip } from '@patternfly/react-charts/victory';
import { Card, CardBody, CardTitle } from '@patternfly/react-core';

const SUCCEEDED = [
  { x: 'Mon', y: 24 },
  { x: 'Tue', y: 31 },
  { x: 'Wed', y: 28 },
  { x: 'Thu', y: 35 }
];

const FAILED = [
  { x: 'Mon', y: 4 },
  { x: 'Tue', y: 9 },
  { x: 'Wed', y: 3 },
  { x: 'Thu', y: 5 }
];

interface Datum {
  x: string;
  y: number;
}

/** The tooltip of one bar, shown without a pointer. */
const ShownTooltip: React.FunctionComponent<{ datum?: Datum }> = (props) =>
  props.datum?.x === 'Thu' ? <ChartTooltip {...props} active constrainToVisibleArea renderInPortal={false} /> : null;

/** The role gives it the text style of tooltips. */
const Tooltip = Object.assign(ShownTooltip, { role: 'tooltip' });

export const ChartParts: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Builds of this week</CardTitle>
    <CardBody>
      <div dir="ltr">
        <Chart
          ariaTitle="Builds of this week"
          ariaDesc="From Monday to Thursday, 24 to 35 builds a day succeeded and 3 to 9 failed."
          containerComponent={<ChartContainer containerId="chart-parts" />}
          domainPadding={{ x: 40 }}
          height={240}
          legendData={[{ name: 'Succeeded' }, { name: 'Failed' }]}
          legendPosition="bottom"
          name="chart-parts"
          padding={{ top: 20, right: 20, bottom: 75, left: 50 }}
          width={450}
        >
          <ChartAxis />
          <ChartAxis dependentAxis showGrid />
          <ChartGroup offset={14}>
            <ChartBar
              data={SUCCEEDED}
              labels={({ datum }: { datum?: Datum }) => `Succeeded: ${datum?.y ?? 0}`}
              labelComponent={<Tooltip />}
            />
            <ChartBar data={FAILED} />
          </ChartGroup>
        </Chart>
      </div>
    </CardBody>
  </Card>
);
