import { Slider } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths.tsx';

const STEPS = ['1', '2', '4', '8', '16'].map((label, index) => ({ value: index * 25, label }));

export const SliderWidths: React.FunctionComponent = () => (
  <AtWidths widths={['30rem', '20rem', '12rem']}>
    <div style={{ paddingBlockEnd: 'var(--pf-t--global--spacer--md)' }}>
      <Slider value={50} customSteps={STEPS} thumbAriaLabel="Replicas" />
    </div>
  </AtWidths>
);
