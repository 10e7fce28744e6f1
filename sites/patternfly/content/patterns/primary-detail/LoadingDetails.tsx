import {
  DescriptionList,
  DescriptionListDescription,
  DescriptionListGroup,
  DescriptionListTerm,
  Skeleton
} from '@patternfly/react-core';
import { HostsDrawer } from './HostsDrawer';

export const LoadingDetails: React.FunctionComponent = () => (
  <HostsDrawer id="loading" openHost="mail-1" heading="mail-1">
    <DescriptionList isCompact>
      {['Status', 'Address', 'Last backup'].map((term) => (
        <DescriptionListGroup key={term}>
          <DescriptionListTerm>{term}</DescriptionListTerm>
          <DescriptionListDescription>
            <Skeleton width="80%" screenreaderText={`${term} is loading`} />
          </DescriptionListDescription>
        </DescriptionListGroup>
      ))}
    </DescriptionList>
  </HostsDrawer>
);
