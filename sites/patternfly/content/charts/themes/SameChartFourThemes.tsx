import {
  Chart,
  ChartAxis,
  ChartBar,
  ChartContainer,
  ChartGroup,
  ChartThemeColor
} from '@patternfly/react-charts/victory';
import { Specimens } from '../../figures/Specimens.tsx';

const THEMES = [
  { id: 'blue', themeColor: ChartThemeColor.blue },
  { id: 'multiOrdered', themeColor: ChartThemeColor.multiOrdered },
  { id: 'gray', themeColor: ChartThemeColor.gray },
  { id: 'skeleton', themeColor: ChartThemeColor.skeleton }
];

const SERIES = [
  [3, 5],
  [4, 2],
  [2, 4]
];

export const SameChartFourThemes: React.FunctionComponent = () => (
  <Specimens
    items={THEMES.map(({ id, themeColor }) => ({
      name: id,
      specimen: (
        <div dir="ltr" style={{ inlineSize: '120px' }}>
          <Chart
            ariaTitle={`Three series in the theme ${id}`}
            ariaDesc="The same bars appear in each theme."
            containerComponent={<ChartContainer containerId={`theme-${id}-chart`} />}
            domainPadding={{ x: 30 }}
            height={110}
            name={`theme-${id}`}
            padding={{ top: 10, right: 10, bottom: 30, left: 10 }}
            themeColor={themeColor}
            width={120}
          >
            <ChartAxis />
            <ChartGroup offset={12}>
              {SERIES.map((values, index) => (
                <ChartBar key={index} data={values.map((y, group) => ({ x: group === 0 ? 'A' : 'B', y }))} />
              ))}
            </ChartGroup>
          </Chart>
        </div>
      )
    }))}
  />
);
