import { Content, Flex, Label } from '@patternfly/react-core';

export const EqualSpacing: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapLg' }}>
    <Content component="p">Test</Content>
    <Label status="success">Ready</Label>
    <Content component="p">Live</Content>
    <Label status="danger">Failed</Label>
  </Flex>
);
