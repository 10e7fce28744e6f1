import { useEffect, useRef, useState } from 'react';
import { Chart, ChartAxis, ChartBar, ChartContainer } from '@patternfly/react-charts/victory';
import { getResizeObserver } from '@patternfly/react-core';
import { ChartCard } from '../../figures/ChartCard.tsx';

const REQUESTS = [
  { x: 'Mon', y: 52 },
  { x: 'Tue', y: 58 },
  { x: 'Wed', y: 55 },
  { x: 'Thu', y: 61 },
  { x: 'Fri', y: 49 }
];

export const MeasuredWidth: React.FunctionComponent = () => {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(240);

  useEffect(() => {
    const measure = () => setWidth(container.current?.clientWidth || 240);
    measure();
    return container.current ? getResizeObserver(container.current, measure) : undefined;
  }, []);

  return (
    <ChartCard title="Requests in thousands">
      <div ref={container} style={{ height: '180px' }}>
        <Chart
          ariaTitle="Requests in thousands, with the width of the card"
          ariaDesc="From Monday to Friday: 52, 58, 55, 61, and 49 thousand."
          containerComponent={<ChartContainer containerId="measured-width-chart" />}
          domain={{ y: [0, 80] }}
          domainPadding={{ x: 25 }}
          height={180}
          name="measured-width"
          padding={{ top: 10, right: 15, bottom: 35, left: 35 }}
          width={width}
        >
          <ChartAxis />
          <ChartAxis dependentAxis showGrid tickValues={[0, 40, 80]} />
          <ChartBar data={REQUESTS} />
        </Chart>
      </div>
    </ChartCard>
  );
};
