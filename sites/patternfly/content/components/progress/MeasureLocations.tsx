import { Progress } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

export const MeasureLocations: React.FunctionComponent = () => (
  <Variants
    component={Progress}
    prop="measureLocation"
    initial="top"
    uses={{
      outside: 'Rows of tables and lists, where the bar is a single line.',
      inside: 'Wide bars in pages, with a percentage.',
      top: 'Most bars. The measure is in one line with the title.',
      none: 'Bars whose exact value doesn’t matter to anyone.'
    }}
    specimen={(measureLocation) => (
      <div style={{ inlineSize: '10rem' }}>
        <Progress id={`measure-${measureLocation}`} title="Backup" value={60} measureLocation={measureLocation} />
      </div>
    )}
  />
);
