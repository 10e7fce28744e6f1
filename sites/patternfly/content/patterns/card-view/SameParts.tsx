import { Card, CardBody, CardTitle, Gallery } from '@patternfly/react-core';

export const SameParts: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    <Card isCompact isFullHeight>
      <CardTitle>Redis</CardTitle>
      <CardBody>4 GiB, stopped</CardBody>
    </Card>
    <Card isCompact isFullHeight>
      <CardTitle>Vault</CardTitle>
      <CardBody>1 GiB, running</CardBody>
    </Card>
  </Gallery>
);
