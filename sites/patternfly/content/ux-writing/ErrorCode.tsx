import { Alert } from '@patternfly/react-core';

export const ErrorCode: React.FunctionComponent = () => (
  <Alert
    variant="danger"
    isInline
    isExpandable
    component="p"
    title="Couldn't connect to the registry"
    toggleAriaLabel="Details for the support team"
  >
    The registry refused the certificate. When you contact support, name code REG-0417.
  </Alert>
);
