import { ChartBullet } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const ManyMarks: React.FunctionComponent = () => (
  <ChartCard title="Closed cases">
    <ChartBullet
      ariaTitle="Closed cases, with five marks"
      ariaDesc="34 cases are closed. Marks are at 12, 20, 28, 40, and 46."
      comparativeErrorMeasureData={[12, 28, 46].map((y) => ({ name: 'Limit', y }))}
      comparativeWarningMeasureData={[20, 40].map((y) => ({ name: 'Average', y }))}
      height={150}
      legendAllowWrap
      legendPosition="bottom-left"
      maxDomain={{ y: 50 }}
      name="many-marks"
      padding={{ top: 15, right: 20, bottom: 75, left: 20 }}
      primarySegmentedMeasureData={[{ name: 'Closed', y: 34 }]}
      primarySegmentedMeasureLegendData={[{ name: 'Closed: 34' }]}
      qualitativeRangeData={[
        { name: 'Very few', y: 10 },
        { name: 'Few', y: 20 },
        { name: 'Some', y: 30 },
        { name: 'Many', y: 40 },
        { name: 'Most', y: 50 }
      ]}
      width={240}
    />
  </ChartCard>
);
