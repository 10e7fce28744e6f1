import { Content, Flex, Label } from '@patternfly/react-core';

const pair = (name: string, status: 'success' | 'danger', text: string) => (
  <Flex columnGap={{ default: 'columnGapSm' }} flexWrap={{ default: 'nowrap' }}>
    <Content component="p">{name}</Content>
    <Label status={status}>{text}</Label>
  </Flex>
);

export const GroupedSpacing: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGap2xl' }}>
    {pair('Test', 'success', 'Ready')}
    {pair('Live', 'danger', 'Failed')}
  </Flex>
);
