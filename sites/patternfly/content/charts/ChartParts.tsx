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
  props.datum?.x === 'Tue' ? <ChartTooltip {...props} active constrainToVisibleArea renderInPortal={false} /> : null;

/** The role gives it the text style of tooltips. */
const Tooltip = Object.assign(ShownTooltip, { role: 'tooltip' });

export const ChartParts: React.FunctionComponent = () => (
  <Card>
    <CardTitle>Builds</CardTitle>
    <CardBody>
      <div dir="ltr">
        <Chart
          ariaTitle="Builds of this week"
          ariaDesc="From Monday to Thursday, 24 to 35 builds a day succeeded and 3 to 9 failed."
          containerComponent={<ChartContainer containerId="chart-parts" />}
          domainPadding={{ x: 30 }}
          height={270}
          legendData={[{ name: 'Succeeded' }, { name: 'Failed' }]}
          legendPosition="bottom"
          name="chart-parts"
          padding={{ top: 50, right: 15, bottom: 75, left: 40 }}
          width={260}
        >
          <ChartAxis />
          <ChartAxis dependentAxis showGrid tickValues={[0, 10, 20, 30, 40]} />
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
