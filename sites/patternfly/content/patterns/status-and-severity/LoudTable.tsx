import { Content, Flex, Label } from '@patternfly/react-core';

const line = (text: string, label: React.ReactNode) => (
  <Flex columnGap={{ default: 'columnGapSm' }}>
    <Content component="p">{text}</Content>
    {label}
  </Flex>
);

export const LoudTable: React.FunctionComponent = () => (
  <Flex direction={{ default: 'column' }} spaceItems={{ default: 'spaceItemsSm' }}>
    {line('db-1: running since May 3', <Label status="success">Running</Label>)}
    {line('db-2: disk nearly full', <Label status="warning">Degraded</Label>)}
    {line('web-1: running since May 9', <Label status="success">Running</Label>)}
  </Flex>
);
