import { Alert, AlertActionLink } from '@patternfly/react-core';

export const ErrorMessageParts: React.FunctionComponent = () => (
  <Alert
    variant="danger"
    isInline
    component="p"
    title="Couldn't add host web-7"
    actionLinks={
      <>
        <AlertActionLink component="a" href="#three-parts">
          Check the network settings
        </AlertActionLink>
        <AlertActionLink component="a" href="#three-parts">
          Add it later
        </AlertActionLink>
      </>
    }
  >
    The host didn't answer on port 22.
  </Alert>
);
