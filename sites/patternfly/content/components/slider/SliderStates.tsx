import { Slider } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const IDS = ['default', 'hover', 'focus', 'pressed', 'disabled'];

export const SliderStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Slider by state"
    columns={[
      'Default',
      { name: 'Hover', force: 'hover' },
      { name: 'Focus', force: 'focus' },
      { name: 'Pressed', force: 'pressed' },
      'Disabled'
    ]}
    rows={[
      {
        name: 'Slider',
        cells: IDS.map((state) => (
          <div key={state} style={{ minInlineSize: '5rem' }}>
            <Slider
              value={50}
              showBoundaries={false}
              thumbAriaLabel={`Slider, ${state}`}
              isDisabled={state === 'disabled'}
            />
          </div>
        ))
      }
    ]}
  />
);
