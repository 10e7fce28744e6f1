import { JumpLinks, JumpLinksItem } from '@patternfly/react-core';

const SECTIONS = ['General', 'Network', 'Backups'];

export const LinksToSections: React.FunctionComponent = () => (
  <JumpLinks isVertical aria-label="Sections of web-1">
    {SECTIONS.map((name) => (
      <JumpLinksItem key={name} href="#links-to-sections" isActive={name === 'General'}>
        {name}
      </JumpLinksItem>
    ))}
  </JumpLinks>
);
