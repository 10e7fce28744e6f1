import { Button, Split, SplitItem, TextInput } from '@patternfly/react-core';

export const OneFilledItem: React.FunctionComponent = () => (
  <Split hasGutter>
    <SplitItem isFilled>
      <TextInput aria-label="Image name" defaultValue="registry/app:1.4" />
    </SplitItem>
    <SplitItem>
      <Button variant="secondary">Pull</Button>
    </SplitItem>
  </Split>
);
