import { Button, FormSelect, FormSelectOption, Split, SplitItem } from '@patternfly/react-core';

export const NoFilledItem: React.FunctionComponent = () => (
  <Split hasGutter>
    <SplitItem>
      <FormSelect aria-label="Region of the cluster" value="dublin">
        <FormSelectOption value="dublin" label="Dublin" />
        <FormSelectOption value="mumbai" label="Mumbai" />
      </FormSelect>
    </SplitItem>
    <SplitItem>
      <Button variant="secondary">Move</Button>
    </SplitItem>
  </Split>
);
