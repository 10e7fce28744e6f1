import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm
} from '@patternfly/react-core';
import { HostStatus } from './HostStatus';
import type { HostDetails } from './hosts';

/** The values of one host. */
export const HostDescription: React.FunctionComponent<{ host: HostDetails }> = ({ host }) => (
  <DescriptionList isCompact>
    {[
      { term: 'Status', description: <HostStatus host={host} /> },
      { term: 'Address', description: host.address },
      { term: 'Last backup', description: host.lastBackup }
    ].map(({ term, description }) => (
      <DescriptionListGroup key={term}>
        <DescriptionListTerm>{term}</DescriptionListTerm>
        <DescriptionListDescription>{description}</DescriptionListDescription>
      </DescriptionListGroup>
    ))}
  </DescriptionList>
);
