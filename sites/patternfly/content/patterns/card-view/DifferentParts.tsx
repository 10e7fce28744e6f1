import { Card, CardBody, CardTitle, Gallery } from '@patternfly/react-core';

export const DifferentParts: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    <Card isCompact isFullHeight>
      <CardTitle>Redis</CardTitle>
      <CardBody>Stopped, by Mia</CardBody>
    </Card>
    <Card isCompact isFullHeight>
      <CardTitle>1 GiB</CardTitle>
      <CardBody>Vault</CardBody>
    </Card>
  </Gallery>
);
