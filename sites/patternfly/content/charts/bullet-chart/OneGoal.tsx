import { ChartBullet } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const OneGoal: React.FunctionComponent = () => (
  <ChartCard title="Closed cases">
    <ChartBullet
      ariaTitle="Closed cases, with one goal"
      ariaDesc="34 cases are closed. The goal is 40."
      comparativeWarningMeasureData={[{ name: 'Goal', y: 40 }]}
      comparativeWarningMeasureLegendData={[{ name: 'Goal: 40' }]}
      height={150}
      legendAllowWrap
      legendPosition="bottom-left"
      maxDomain={{ y: 50 }}
      name="one-goal"
      padding={{ top: 15, right: 20, bottom: 75, left: 20 }}
      primarySegmentedMeasureData={[{ name: 'Closed', y: 34 }]}
      primarySegmentedMeasureLegendData={[{ name: 'Closed: 34' }]}
      qualitativeRangeData={[
        { name: 'Few', y: 25 },
        { name: 'Most', y: 50 }
      ]}
      width={240}
    />
  </ChartCard>
);
