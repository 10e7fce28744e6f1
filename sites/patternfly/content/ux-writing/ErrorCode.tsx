import { Alert } from '@patternfly/react-core';

export const ErrorCode: React.FunctionComponent = () => (
  <Alert variant="danger" isInline component="p" title="Couldn't connect to the registry">
    It refused the certificate. For the support team: code REG-0417.
  </Alert>
);
