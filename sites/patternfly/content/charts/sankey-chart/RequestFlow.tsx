import { useEffect, useRef, useState } from 'react';
import { Charts, ThemeColor } from '@patternfly/react-charts/echarts';
import { Card, CardBody, CardTitle, getResizeObserver } from '@patternfly/react-core';
import { SankeyChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';

echarts.use([SankeyChart, SVGRenderer, TooltipComponent]);

const LINKS = [
  { source: 'Web', target: 'Catalog', value: 40 },
  { source: 'Web', target: 'Checkout', value: 15 },
  { source: 'Mobile', target: 'Catalog', value: 25 },
  { source: 'Mobile', target: 'Checkout', value: 10 },
  { source: 'Catalog', target: 'Search', value: 50 },
  { source: 'Catalog', target: 'Stock', value: 15 },
  { source: 'Checkout', target: 'Orders', value: 25 }
];

const OPTION = {
  series: [
    {
      data: ['Web', 'Mobile', 'Catalog', 'Checkout', 'Search', 'Stock', 'Orders'].map((name) => ({ name })),
      draggable: false,
      left: 0,
      links: LINKS,
      right: 60,
      type: 'sankey' as const
    }
  ],
  tooltip: {
    sourceLabel: 'From',
    destinationLabel: 'To',
    valueFormatter: (value: unknown) => `${String(value)} thousand`
  }
};

export const RequestFlow: React.FunctionComponent = () => {
  const container = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(450);

  useEffect(() => {
    const measure = () => setWidth(container.current?.clientWidth || 450);
    measure();
    return container.current ? getResizeObserver(container.current, measure) : undefined;
  }, []);

  return (
    <Card>
      <CardTitle>Requests in thousands</CardTitle>
      <CardBody>
        <div
          ref={container}
          aria-label="Requests in thousands. Web: 40 to Catalog, 15 to Checkout. Mobile: 25 to Catalog, 10 to Checkout. Catalog: 50 to Search, 15 to Stock. Checkout: 25 to Orders."
          dir="ltr"
          role="img"
          style={{ height: '260px' }}
        >
          <Charts
            height={260}
            id="request-flow"
            nodeSelector="html"
            option={OPTION}
            themeColor={ThemeColor.multiOrdered}
            width={width}
          />
        </div>
      </CardBody>
    </Card>
  );
};
