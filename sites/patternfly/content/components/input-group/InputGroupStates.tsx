import { InputGroup, InputGroupItem, InputGroupText, TextInput } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const ROWS = [
  { name: 'Text in a box', isPlain: false },
  { name: 'Plain text', isPlain: true }
];

const STATES = ['default', 'disabled', 'error'];

export const InputGroupStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Input groups by state"
    columns={['Default', 'Disabled', 'Error']}
    rows={ROWS.map(({ name, isPlain }) => ({
      name,
      cells: STATES.map((state) => (
        <InputGroup key={state}>
          <InputGroupItem isFill>
            <TextInput
              aria-label={`Memory in GB, ${name}, ${state}`}
              defaultValue="32"
              isDisabled={state === 'disabled'}
              validated={state === 'error' ? 'error' : 'default'}
            />
          </InputGroupItem>
          <InputGroupText isPlain={isPlain} isDisabled={state === 'disabled'}>
            GB
          </InputGroupText>
        </InputGroup>
      ))
    }))}
  />
);
