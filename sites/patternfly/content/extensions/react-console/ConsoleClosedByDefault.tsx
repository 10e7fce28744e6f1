import { SerialConsole } from '@patternfly/react-console';
import { Card, CardBody } from '@patternfly/react-core';

const ignore = () => undefined;

export const ConsoleClosedByDefault: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <SerialConsole status="disconnected" onConnect={ignore} onDisconnect={ignore} onData={ignore} />
    </CardBody>
  </Card>
);
