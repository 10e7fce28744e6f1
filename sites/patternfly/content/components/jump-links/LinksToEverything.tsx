import { JumpLinks, JumpLinksItem } from '@patternfly/react-core';

const HEADINGS = ['General', 'Name', 'Region', 'Memory', 'Network', 'Addresses', 'Ports', 'Backups', 'Times', 'Copies'];

export const LinksToEverything: React.FunctionComponent = () => (
  <JumpLinks isVertical aria-label="Headings of web-1">
    {HEADINGS.map((name) => (
      <JumpLinksItem key={name} href="#links-to-every-heading" isActive={name === 'General'}>
        {name}
      </JumpLinksItem>
    ))}
  </JumpLinks>
);
