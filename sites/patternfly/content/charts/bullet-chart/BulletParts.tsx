import { ChartBullet } from '@patternfly/react-charts/victory';
import { ChartCard } from '../../figures/ChartCard.tsx';

export const BulletParts: React.FunctionComponent = () => (
  <ChartCard title="Tests of the current release">
    <ChartBullet
      ariaTitle="Tests of the current release"
      ariaDesc="620 of 1,000 tests are automated. The goal is 800. Below 400 is low, below 700 is medium, and above is high."
      comparativeWarningMeasureData={[{ name: 'Goal', y: 800 }]}
      comparativeWarningMeasureLegendData={[{ name: 'Goal' }]}
      height={160}
      legendPosition="bottom-left"
      maxDomain={{ y: 1000 }}
      name="bullet-parts"
      padding={{ top: 25, right: 30, bottom: 70, left: 110 }}
      primarySegmentedMeasureData={[{ name: 'Automated', y: 620 }]}
      primarySegmentedMeasureLegendData={[{ name: 'Automated' }]}
      qualitativeRangeData={[
        { name: 'Low', y: 400 },
        { name: 'Medium', y: 700 },
        { name: 'High', y: 1000 }
      ]}
      qualitativeRangeLegendData={[{ name: 'Low' }, { name: 'Medium' }, { name: 'High' }]}
      subTitle="Number"
      title="Automated"
      width={560}
    />
  </ChartCard>
);
