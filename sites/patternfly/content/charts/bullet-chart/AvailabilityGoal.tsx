import { ChartBullet } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const AvailabilityGoal: React.FunctionComponent = () => (
  <ChartCard title="Availability of services">
    <ChartBullet
      ariaTitle="Availability of services"
      ariaDesc="83 services are available. The goal is 90 of 100."
      comparativeWarningMeasureData={[{ name: 'Goal', y: 90 }]}
      comparativeWarningMeasureLegendData={[{ name: 'Goal' }]}
      constrainToVisibleArea
      height={150}
      labels={({ datum }: { datum: { name: string; y: number } }) => `${datum.name}: ${datum.y}`}
      legendPosition="bottom-left"
      maxDomain={{ y: 100 }}
      name="availability-goal"
      padding={{ top: 20, right: 25, bottom: 70, left: 90 }}
      primarySegmentedMeasureData={[{ name: 'Available', y: 83 }]}
      primarySegmentedMeasureLegendData={[{ name: 'Available' }]}
      qualitativeRangeData={[
        { name: 'Poor', y: 60 },
        { name: 'Fair', y: 100 }
      ]}
      qualitativeRangeLegendData={[{ name: 'Poor' }, { name: 'Fair' }]}
      title="Services"
      width={450}
    />
  </ChartCard>
);
