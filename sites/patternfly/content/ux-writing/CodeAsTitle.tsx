import { Alert } from '@patternfly/react-core';

export const CodeAsTitle: React.FunctionComponent = () => (
  <Alert variant="danger" isInline component="p" title="REG-0417: x509_verify_failed">
    Contact support.
  </Alert>
);
