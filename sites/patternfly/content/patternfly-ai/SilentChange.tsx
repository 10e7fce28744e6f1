import { Alert } from '@patternfly/react-core';

export const SilentChange: React.FunctionComponent = () => (
  <Alert variant="success" isInline component="p" title="Incident 318 was improved">
    The summary was rewritten and sent to all subscribers.
  </Alert>
);
