import { TextInput } from '@patternfly/react-core';
import { Variants } from '../../../figures/Variants.tsx';

export const ValidationStates: React.FunctionComponent = () => (
  <Variants
    component={TextInput}
    prop="validated"
    initial="default"
    uses={{
      success: 'A check that users wait for, such as whether a name is free.',
      warning: 'An entry that is accepted, but may cause a problem.',
      error: 'An entry that can’t be accepted.',
      default: 'Every other entry, even if it’s correct.'
    }}
    specimen={(validated) => (
      <TextInput id={`validated-${validated}`} aria-label="Name" defaultValue="web-1" validated={validated} />
    )}
  />
);
