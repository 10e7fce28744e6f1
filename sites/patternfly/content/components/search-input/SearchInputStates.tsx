import { SearchInput, type SearchInputProps } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS: { name: string; props: SearchInputProps }[] = [
  { name: 'Empty', props: { placeholder: 'Filter by name' } },
  { name: 'With text', props: { value: 'web', onClear: () => undefined } }
];

const IDS = ['default', 'hover', 'disabled'];

export const SearchInputStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Search inputs by state"
    columns={['Default', { name: 'Hover', force: 'hover' }, 'Disabled']}
    rows={ROWS.map(({ name, props }) => ({
      name,
      cells: IDS.map((state) => (
        <SearchInput
          key={state}
          aria-label="Filter by name"
          onChange={() => undefined}
          isDisabled={state === 'disabled'}
          {...props}
        />
      ))
    }))}
  />
);
