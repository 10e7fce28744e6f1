import { Button, Flex } from '@patternfly/react-core';

export const RowOfActions: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapSm' }}>
    <Button variant="secondary">Edit</Button>
    <Button variant="secondary">Copy</Button>
  </Flex>
);
