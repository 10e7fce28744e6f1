import { JumpLinks, JumpLinksItem, JumpLinksList } from '@patternfly/react-core';

const ADDRESS = '#parts-of-jump-links';

export const JumpLinksParts: React.FunctionComponent = () => (
  <JumpLinks isVertical label="On this page">
    <JumpLinksItem href={ADDRESS}>General</JumpLinksItem>
    <JumpLinksItem href={ADDRESS} isActive>
      Network
    </JumpLinksItem>
    <JumpLinksItem href={ADDRESS}>
      Access
      <JumpLinksList aria-label="Access">
        <JumpLinksItem href={ADDRESS}>Members</JumpLinksItem>
        <JumpLinksItem href={ADDRESS}>Keys</JumpLinksItem>
      </JumpLinksList>
    </JumpLinksItem>
  </JumpLinks>
);
