import { FormSelect, FormSelectOption, type FormSelectProps } from '@patternfly/react-core';
import { StateMatrix } from '../../../figures/StateMatrix.tsx';

const ROWS: { name: string; id: string; props: Pick<FormSelectProps, 'value' | 'validated'> }[] = [
  { name: 'With a value', id: 'value', props: { value: 'dublin' } },
  { name: 'With a placeholder', id: 'placeholder', props: { value: '' } },
  { name: 'With an error', id: 'error', props: { value: 'dublin', validated: 'error' } }
];

const IDS = ['default', 'hover', 'disabled'];

export const FormSelectStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Form selects by state"
    columns={['Default', { name: 'Hover', force: 'hover' }, 'Disabled']}
    rows={ROWS.map(({ name, id, props }) => ({
      name,
      cells: IDS.map((state) => (
        <FormSelect
          key={state}
          id={`form-select-${id}-${state}`}
          aria-label="Region"
          isDisabled={state === 'disabled'}
          onChange={() => undefined}
          {...props}
        >
          <FormSelectOption value="" label="Choose one" isPlaceholder />
          <FormSelectOption value="dublin" label="Dublin" />
        </FormSelect>
      ))
    }))}
  />
);
