import { Alert, AlertActionLink, Card, CardBody, CardTitle } from '@patternfly/react-core';

export const SummaryFailed: React.FunctionComponent = () => (
  <Card>
    <CardTitle component="h3">Summary</CardTitle>
    <CardBody>
      <Alert
        variant="danger"
        isInline
        isPlain
        title="Couldn’t summarize the log"
        component="h4"
        actionLinks={<AlertActionLink>Try again</AlertActionLink>}
      >
        The service didn’t answer within 30 seconds.
      </Alert>
    </CardBody>
  </Card>
);
