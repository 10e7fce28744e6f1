import { Alert, AlertActionCloseButton, AlertActionLink } from '@patternfly/react-core';

export const AlertParts: React.FunctionComponent = () => (
  <Alert
    isInline
    variant="danger"
    title="Couldn't restart web-3"
    component="p"
    actionClose={<AlertActionCloseButton />}
    actionLinks={
      <>
        <AlertActionLink>Try again</AlertActionLink>
        <AlertActionLink>View log</AlertActionLink>
      </>
    }
  >
    The server didn't answer for 30 seconds.
  </Alert>
);
