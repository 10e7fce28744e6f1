import { Alert } from '@patternfly/react-core';

export const LongTitle: React.FunctionComponent = () => (
  <Alert
    isInline
    variant="danger"
    title="Couldn't move the backups of db-1 and db-2 to the storage in Frankfurt"
    component="p"
  />
);
