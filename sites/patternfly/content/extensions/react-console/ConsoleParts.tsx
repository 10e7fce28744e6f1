import { AccessConsoles, DesktopViewer, SerialConsole } from '@patternfly/react-console';
import { Card, CardBody } from '@patternfly/react-core';

const ignore = () => undefined;

export const ConsoleParts: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <AccessConsoles preselectedType="SerialConsole">
        <SerialConsole
          status="loading"
          textLoading="Connecting to db-01"
          onConnect={ignore}
          onDisconnect={ignore}
          onData={ignore}
        />
        <DesktopViewer vnc={{ address: 'db-01.example.com', port: '5901' }} />
      </AccessConsoles>
    </CardBody>
  </Card>
);
