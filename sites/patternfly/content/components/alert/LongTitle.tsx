import { Alert } from '@patternfly/react-core';

export const LongTitle: React.FunctionComponent = () => (
  <Alert
    isInline
    variant="danger"
    title="Couldn't move the backups of db-01 and db-02 to the storage in Frankfurt"
    component="p"
  />
);
