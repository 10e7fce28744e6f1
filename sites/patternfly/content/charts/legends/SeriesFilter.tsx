import { useState } from 'react';
import { Chart, ChartAxis, ChartContainer, ChartLine } from '@patternfly/react-charts/victory';
import { Checkbox, Flex } from '@patternfly/react-core';
import chart_color_blue_300 from '@patternfly/react-tokens/dist/esm/chart_color_blue_300';
import chart_color_orange_300 from '@patternfly/react-tokens/dist/esm/chart_color_orange_300';
import chart_color_purple_300 from '@patternfly/react-tokens/dist/esm/chart_color_purple_300';
import { ChartCard } from '../../figures/ChartCard.tsx';

const HOURS = ['8:00', '10:00', '12:00', '14:00', '16:00'];
const SERIES = [
  { name: 'Login', color: chart_color_blue_300.var, values: [22, 31, 36, 33, 24] },
  { name: 'Orders', color: chart_color_orange_300.var, values: [12, 19, 41, 38, 20] },
  { name: 'Search', color: chart_color_purple_300.var, values: [31, 28, 33, 40, 44] }
];

export const SeriesFilter: React.FunctionComponent = () => {
  const [hidden, setHidden] = useState<string[]>([]);

  const toggle = (name: string, isShown: boolean) =>
    setHidden((names) => (isShown ? names.filter((other) => other !== name) : [...names, name]));

  return (
    <ChartCard
      title="Requests per second"
      footer={
        <Flex role="group" aria-label="Services in the chart">
          {SERIES.map(({ name, color }) => (
            <Checkbox
              key={name}
              id={`series-${name}`}
              isChecked={!hidden.includes(name)}
              label={
                <>
                  <span aria-hidden="true" style={{ color }}>
                    ■
                  </span>{' '}
                  {name}
                </>
              }
              onChange={(_event, isShown) => toggle(name, isShown)}
            />
          ))}
        </Flex>
      }
    >
      <Chart
        ariaTitle="Requests per second by service"
        ariaDesc="Orders peak at 41 at noon, Login at 36. Search rises from 31 to 44 until 16:00."
        containerComponent={<ChartContainer containerId="series-filter-chart" />}
        domain={{ y: [0, 50] }}
        height={200}
        name="series-filter"
        padding={{ top: 10, right: 25, bottom: 35, left: 40 }}
        width={300}
      >
        <ChartAxis tickValues={HOURS} />
        <ChartAxis dependentAxis showGrid tickValues={[0, 25, 50]} />
        {SERIES.filter(({ name }) => !hidden.includes(name)).map(({ name, color, values }) => (
          <ChartLine
            key={name}
            data={values.map((y, index) => ({ x: HOURS[index], y }))}
            style={{ data: { stroke: color } }}
          />
        ))}
      </Chart>
    </ChartCard>
  );
};
