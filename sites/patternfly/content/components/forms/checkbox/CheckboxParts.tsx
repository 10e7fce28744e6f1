import { Checkbox, TextInput } from '@patternfly/react-core';

export const CheckboxParts: React.FunctionComponent = () => (
  <Checkbox
    id="parts-encrypt"
    label="Encrypt the volume"
    description="You can't change this later."
    isRequired
    isChecked
    onChange={() => undefined}
    body={<TextInput id="parts-key" aria-label="Name of the key" defaultValue="backup-may" />}
  />
);
