import { Label, type LabelProps } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS: { name: string; props: LabelProps }[] = [
  { name: 'Link', props: { href: '#states' } },
  { name: 'Button', props: { onClick: () => undefined } },
  { name: 'Outlined button', props: { onClick: () => undefined, variant: 'outline' } }
];

const STATES = ['Default', 'Hover', 'Focus', 'Disabled'];

export const LabelStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Labels by state"
    columns={['Default', { name: 'Hover', force: 'hover' }, { name: 'Focus', force: 'focus' }, 'Disabled']}
    rows={ROWS.map(({ name, props }) => ({
      name,
      cells: STATES.map((state) => (
        <Label key={state} isDisabled={state === 'Disabled'} {...props}>
          Production
        </Label>
      ))
    }))}
  />
);
