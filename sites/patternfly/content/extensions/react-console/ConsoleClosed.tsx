import { SerialConsole } from '@patternfly/react-console';
import { Card, CardBody } from '@patternfly/react-core';

const ignore = () => undefined;

export const ConsoleClosed: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <SerialConsole
        status="disconnected"
        textDisconnected="The connection to db-1 was closed."
        textConnect="Connect to db-1"
        onConnect={ignore}
        onDisconnect={ignore}
        onData={ignore}
      />
    </CardBody>
  </Card>
);
