import { Label, type LabelProps } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS: { name: string; props: LabelProps }[] = [
  { name: 'Text', props: {} },
  { name: 'Link', props: { href: '#states' } },
  { name: 'Button', props: { onClick: () => undefined } },
  { name: 'Removable', props: { onClick: () => undefined, onClose: () => undefined } }
];

const VARIANTS: { name: string; props: LabelProps }[] = [
  { name: 'Filled', props: {} },
  { name: 'Outlined', props: { variant: 'outline' } },
  { name: 'Disabled', props: { isDisabled: true } }
];

export const LabelStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Labels by state"
    columns={VARIANTS.map(({ name }) => name)}
    rows={ROWS.map((row) => ({
      name: row.name,
      cells: VARIANTS.map(({ name, props }) =>
        row.name === 'Text' && props.isDisabled ? (
          '–'
        ) : (
          <Label key={name} {...row.props} {...props}>
            Production
          </Label>
        )
      )
    }))}
  />
);
