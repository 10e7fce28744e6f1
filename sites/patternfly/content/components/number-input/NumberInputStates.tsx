import { NumberInput, type NumberInputProps } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS: { name: string; props: NumberInputProps }[] = [
  { name: 'Between the limits', props: { value: 4 } },
  { name: 'At the lower limit', props: { value: 1 } },
  { name: 'At the upper limit', props: { value: 8 } },
  { name: 'With an error', props: { value: 40, validated: 'error' } }
];

export const NumberInputStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Number inputs by state"
    columns={['Default', 'Disabled']}
    rows={ROWS.map(({ name, props }) => ({
      name,
      cells: [false, true].map((isDisabled) => (
        <NumberInput
          key={String(isDisabled)}
          min={1}
          max={8}
          widthChars={2}
          onChange={() => undefined}
          inputAriaLabel="Servers"
          isDisabled={isDisabled}
          {...props}
        />
      ))
    }))}
  />
);
