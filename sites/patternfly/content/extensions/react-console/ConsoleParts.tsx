import { AccessConsoles, DesktopViewer, SerialConsole } from '@patternfly/react-console';
import { Card, CardBody } from '@patternfly/react-core';

const ignore = () => undefined;

export const ConsoleParts: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <AccessConsoles preselectedType="SerialConsole">
        <SerialConsole
          status="loading"
          textLoading="Connecting to db-1"
          onConnect={ignore}
          onDisconnect={ignore}
          onData={ignore}
        />
        <DesktopViewer vnc={{ address: 'db-1.example.com', port: '5901' }} />
      </AccessConsoles>
    </CardBody>
  </Card>
);
