import { Button, FormSelect, FormSelectOption, Split, SplitItem } from '@patternfly/react-core';

export const OneFilledItem: React.FunctionComponent = () => (
  <Split hasGutter>
    <SplitItem isFilled>
      <FormSelect aria-label="Region" value="dublin">
        <FormSelectOption value="dublin" label="Dublin" />
        <FormSelectOption value="mumbai" label="Mumbai" />
      </FormSelect>
    </SplitItem>
    <SplitItem>
      <Button variant="secondary">Move</Button>
    </SplitItem>
  </Split>
);
