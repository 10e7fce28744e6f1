import { ChartBullet } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const BulletParts: React.FunctionComponent = () => (
  <ChartCard title="Goals">
    <ChartBullet
      ariaTitle="Tests of the current release"
      ariaDesc="680 of 1,000 tests are automated. The goal is 800. Below 400 is low, below 700 is medium, and above is high."
      comparativeWarningMeasureData={[{ name: 'Goal', y: 800 }]}
      comparativeWarningMeasureLegendData={[{ name: 'Goal' }]}
      height={220}
      legendAllowWrap
      legendPosition="bottom-left"
      maxDomain={{ y: 1000 }}
      name="bullet-parts"
      padding={{ top: 70, right: 20, bottom: 70, left: 20 }}
      primarySegmentedMeasureData={[{ name: 'Automated', y: 680 }]}
      primarySegmentedMeasureLegendData={[{ name: 'Automated' }]}
      qualitativeRangeData={[
        { name: 'Low', y: 400 },
        { name: 'Medium', y: 700 },
        { name: 'High', y: 1000 }
      ]}
      qualitativeRangeLegendData={[{ name: 'Low' }, { name: 'Medium' }, { name: 'High' }]}
      subTitle="Automated"
      title="Tests"
      titlePosition="top-left"
      width={260}
    />
  </ChartCard>
);
