import { Content, Flex } from '@patternfly/react-core';

export const OnTheBaseline: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapSm' }}>
    <span style={{ fontSize: 'var(--pf-t--global--font--size--heading--xl)' }}>96%</span>
    <Content component="small">of 250 GiB used</Content>
  </Flex>
);
