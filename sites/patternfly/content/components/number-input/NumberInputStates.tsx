import { NumberInput, type NumberInputProps } from '@patternfly/react-core';
import { Specimens } from '../../figures/Specimens.tsx';

const STATES: { name: string; props: NumberInputProps }[] = [
  { name: 'Between the limits', props: { value: 4 } },
  { name: 'At the lower limit', props: { value: 1 } },
  { name: 'At the upper limit', props: { value: 8 } },
  { name: 'With an error', props: { value: 40, validated: 'error' } },
  { name: 'Disabled', props: { value: 4, isDisabled: true } }
];

export const NumberInputStates: React.FunctionComponent = () => (
  <Specimens
    items={STATES.map(({ name, props }) => ({
      name,
      specimen: (
        <NumberInput min={1} max={8} widthChars={2} onChange={() => undefined} inputAriaLabel="Servers" {...props} />
      )
    }))}
  />
);
