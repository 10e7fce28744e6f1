import { Content, Flex, FlexItem, JumpLinks, JumpLinksItem } from '@patternfly/react-core';

export const WordsOfHeadings: React.FunctionComponent = () => (
  <Flex alignItems={{ default: 'alignItemsFlexStart' }} flexWrap={{ default: 'nowrap' }}>
    <FlexItem>
      <JumpLinks isVertical aria-label="Sections with their headings">
        <JumpLinksItem href="#words-of-the-headings" isActive>
          Network
        </JumpLinksItem>
        <JumpLinksItem href="#words-of-the-headings">Backups</JumpLinksItem>
      </JumpLinks>
    </FlexItem>
    <FlexItem>
      <Content>
        <Content component="h3">Network</Content>
        <Content>Public address: 203.0.113.7</Content>
        <Content component="h3">Backups</Content>
        <Content>Every night at 02:00</Content>
      </Content>
    </FlexItem>
  </Flex>
);
