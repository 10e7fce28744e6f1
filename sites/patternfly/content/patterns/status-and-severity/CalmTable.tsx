import { Content, Flex, Label } from '@patternfly/react-core';

export const CalmTable: React.FunctionComponent = () => (
  <Flex direction={{ default: 'column' }} spaceItems={{ default: 'spaceItemsSm' }}>
    <Content component="p">db-1: running since May 3</Content>
    <Flex columnGap={{ default: 'columnGapSm' }}>
      <Content component="p">db-2: disk nearly full</Content>
      <Label status="warning">Degraded</Label>
    </Flex>
    <Content component="p">web-1: running since May 9</Content>
  </Flex>
);
