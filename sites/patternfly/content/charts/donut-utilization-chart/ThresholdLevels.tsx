import { ChartContainer, ChartDonutUtilization } from '@patternfly/react-charts/victory';
import { Specimens } from '../../figures/Specimens.tsx';

const LEVELS = [
  { id: 'normal', name: 'Normal, 42%', value: 42 },
  { id: 'warning', name: 'Warning, from 60%', value: 74 },
  { id: 'critical', name: 'Critical, from 90%', value: 96 }
];

export const ThresholdLevels: React.FunctionComponent = () => (
  <Specimens
    items={LEVELS.map(({ id, name, value }) => ({
      name,
      specimen: (
        <div dir="ltr" style={{ inlineSize: '130px' }}>
          <ChartDonutUtilization
            ariaTitle={`CPU, level ${id}`}
            ariaDesc={`${value} percent are used.`}
            containerComponent={<ChartContainer containerId={`level-${id}-chart`} />}
            data={{ x: 'CPU', y: value }}
            height={130}
            labels={() => ''}
            name={`level-${id}`}
            padding={10}
            thresholds={[{ value: 60 }, { value: 90 }]}
            title={`${value}%`}
            width={130}
          />
        </div>
      )
    }))}
  />
);
