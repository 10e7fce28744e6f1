import { useEffect, useRef, useState } from 'react';
import {
  Chart,
  ChartAxis,
  ChartContainer,
  ChartGroup,
  ChartLine,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { Card, CardBody, CardTitle, getResizeObserver } from '@patternfly/react-core';

const MEMORY = [
  { x: 'Jan', y: 34 },
  { x: 'Feb', y: 38 },
  { x: 'Mar', y: 37 },
  { x: 'Apr', y: 44 },
  { x: 'May', y: 51 }
];

const STORAGE = [
  { x: 'Jan', y: 12 },
  { x: 'Feb', y: 15 },
  { x: 'Mar', y: 21 },
  { x: 'Apr', y: 24 },
  { x: 'May', y: 30 }
];

export const ResponsiveLine: React.FunctionComponent = () => {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(450);

  useEffect(() => {
    const measure = () => setWidth(container.current?.clientWidth || 450);
    measure();
    return container.current ? getResizeObserver(container.current, measure) : undefined;
  }, []);

  return (
    <Card>
      <CardTitle>Use of web-shop in GB</CardTitle>
      <CardBody>
        <div ref={container} dir="ltr" style={{ height: '230px' }}>
          <Chart
            ariaTitle="Use of the project web-shop"
            ariaDesc="From January to May, memory rose from 34 to 51 GB and storage from 12 to 30 GB."
            containerComponent={<ChartContainer containerId="responsive-line" />}
            height={230}
            legendData={[{ name: 'Memory' }, { name: 'Storage' }]}
            legendPosition="bottom-left"
            minDomain={{ y: 0 }}
            name="responsive-line"
            padding={{ top: 20, right: 20, bottom: 75, left: 50 }}
            themeColor={ChartThemeColor.multiUnordered}
            width={width}
          >
            <ChartAxis />
            <ChartAxis dependentAxis showGrid />
            <ChartGroup>
              <ChartLine data={MEMORY} />
              <ChartLine data={STORAGE} />
            </ChartGroup>
          </Chart>
        </div>
      </CardBody>
    </Card>
  );
};
