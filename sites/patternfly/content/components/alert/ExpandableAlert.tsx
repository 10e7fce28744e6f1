import { Alert } from '@patternfly/react-core';

export const ExpandableAlert: React.FunctionComponent = () => (
  <Alert
    isInline
    isExpandable
    variant="warning"
    title="Added 3 of 5 servers"
    component="p"
    toggleAriaLabel="Details of the servers that were not added"
  >
    web-4 and web-5 have the same address as another server.
  </Alert>
);
