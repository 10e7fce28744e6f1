import { Bullseye, Card, Spinner } from '@patternfly/react-core';

export const LoadingPanel: React.FunctionComponent = () => (
  <Card style={{ blockSize: '10rem' }}>
    <Bullseye>
      <Spinner size="lg" aria-label="Loading hosts" />
    </Bullseye>
  </Card>
);
