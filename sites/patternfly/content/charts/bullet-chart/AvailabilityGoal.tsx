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
      height={190}
      labels={({ datum }: { datum: { name: string; y: number } }) => `${datum.name}: ${datum.y}`}
      legendAllowWrap
      legendPosition="bottom-left"
      maxDomain={{ y: 100 }}
      name="availability-goal"
      padding={{ top: 50, right: 20, bottom: 80, left: 20 }}
      primarySegmentedMeasureData={[{ name: 'Available', y: 83 }]}
      primarySegmentedMeasureLegendData={[{ name: 'Available' }]}
      qualitativeRangeData={[
        { name: 'Poor', y: 60 },
        { name: 'Fair', y: 100 }
      ]}
      qualitativeRangeLegendData={[{ name: 'Poor' }, { name: 'Fair' }]}
      title="Services"
      titlePosition="top-left"
      width={300}
    />
  </ChartCard>
);
