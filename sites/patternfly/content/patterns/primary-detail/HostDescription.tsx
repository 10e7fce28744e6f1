import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';
import type { HostDetails } from './hosts';

/** The values of one host. */
export const HostDescription: React.FunctionComponent<{ host: HostDetails }> = ({ host }) => (
  <DescriptionList>
    {[
      ['Address', host.address],
      ['Region', host.region],
      ['Last backup', host.lastBackup]
    ].map(([term, description]) => (
      <DescriptionListGroup key={term}>
        <DescriptionListTerm>{term}</DescriptionListTerm>
        <DescriptionListDescription>{description}</DescriptionListDescription>
      </DescriptionListGroup>
    ))}
  </DescriptionList>
);
