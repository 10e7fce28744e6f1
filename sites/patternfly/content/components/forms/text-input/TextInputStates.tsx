import { TextInput, type TextInputProps } from '@patternfly/react-core';
import { StateMatrix } from '../../../figures/StateMatrix.tsx';

const ROWS: { name: string; id: string; props: TextInputProps }[] = [
  { name: 'Editable', id: 'editable', props: {} },
  { name: 'Read-only', id: 'read-only', props: { readOnlyVariant: 'default' } },
  { name: 'Read-only, plain', id: 'plain', props: { readOnlyVariant: 'plain' } },
  { name: 'Disabled', id: 'disabled', props: { isDisabled: true } }
];

const IDS = ['default', 'hover'];

export const TextInputStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Text inputs by state"
    columns={['Default', { name: 'Hover', force: 'hover' }]}
    rows={ROWS.map(({ name, id, props }) => ({
      name,
      cells: IDS.map((state) => (
        <TextInput key={state} id={`text-${id}-${state}`} aria-label="Name" defaultValue="web-1" {...props} />
      ))
    }))}
  />
);
