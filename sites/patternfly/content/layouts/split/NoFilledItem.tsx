import { Button, Split, SplitItem, TextInput } from '@patternfly/react-core';

export const NoFilledItem: React.FunctionComponent = () => (
  <Split hasGutter>
    <SplitItem>
      <TextInput aria-label="Name of the image" defaultValue="registry/app:1.4" />
    </SplitItem>
    <SplitItem>
      <Button variant="secondary">Pull</Button>
    </SplitItem>
  </Split>
);
