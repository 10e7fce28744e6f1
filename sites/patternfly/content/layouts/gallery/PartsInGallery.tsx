import { Card, CardBody, CardTitle, Gallery } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const PartsInGallery: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '7rem' }}>
      <Card isCompact isFullHeight>
        <CardTitle>Log</CardTitle>
        <CardBody>12:04 Backup finished without errors</CardBody>
      </Card>
      <Card isCompact isFullHeight>
        <CardTitle>Hosts</CardTitle>
        <CardBody>3 of 3</CardBody>
      </Card>
    </Gallery>
  </LayoutArea>
);
