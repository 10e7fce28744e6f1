import { Button, InputGroup, InputGroupItem, InputGroupText, TextInput } from '@patternfly/react-core';

export const InputGroupParts: React.FunctionComponent = () => (
  <InputGroup>
    <InputGroupText id="protocol-of-parts">https://</InputGroupText>
    <InputGroupItem isFill>
      <TextInput
        id="address-of-parts"
        aria-label="Address"
        aria-describedby="protocol-of-parts"
        defaultValue="web-1.example.com"
      />
    </InputGroupItem>
    <InputGroupItem>
      <Button variant="control">Test</Button>
    </InputGroupItem>
  </InputGroup>
);
