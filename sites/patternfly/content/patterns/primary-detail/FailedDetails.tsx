import { Alert, AlertActionLink } from '@patternfly/react-core';
import { HostsDrawer } from './HostsDrawer';

export const FailedDetails: React.FunctionComponent = () => (
  <HostsDrawer id="failed" openHost="mail-1" heading="mail-1">
    <Alert
      variant="danger"
      isInline
      isPlain
      component="p"
      title="Couldn't load the details"
      actionLinks={<AlertActionLink>Try again</AlertActionLink>}
    >
      The inventory didn't answer.
    </Alert>
  </HostsDrawer>
);
