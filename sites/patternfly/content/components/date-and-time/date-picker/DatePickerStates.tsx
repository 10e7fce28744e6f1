import { DatePicker, type DatePickerProps } from '@patternfly/react-core';
import { StateMatrix } from '../../../figures/StateMatrix.tsx';

const tooEarly = (): string => 'Choose August 3 or later.';

const ROWS: { name: string; props: DatePickerProps }[] = [
  { name: 'Empty', props: {} },
  { name: 'With a date', props: { value: '2026-08-12' } },
  { name: 'With an error', props: { value: '2026-08-01', validators: [tooEarly] } }
];

export const DatePickerStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Date pickers by state"
    cellWidth="12rem"
    columns={['Default', 'Disabled']}
    rows={ROWS.map(({ name, props }) => ({
      name,
      cells: ['default', 'disabled'].map((state) => (
        <DatePicker
          key={state}
          aria-label={`${name}, ${state}`}
          buttonAriaLabel={`Open the calendar: ${name}, ${state}`}
          isDisabled={state === 'disabled'}
          {...props}
        />
      ))
    }))}
  />
);
