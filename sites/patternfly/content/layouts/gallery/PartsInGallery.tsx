import { Card, CardBody, CardTitle, Gallery } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const PartsInGallery: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '7rem' }}>
      <Card isCompact isFullHeight>
        <CardTitle>Log</CardTitle>
        <CardBody>
          <div>02:40 Backup of db-1 finished</div>
          <div>03:01 Cleanup of web-1 failed</div>
        </CardBody>
      </Card>
      <Card isCompact isFullHeight>
        <CardTitle>Hosts</CardTitle>
        <CardBody>4 of 5 run</CardBody>
      </Card>
    </Gallery>
  </LayoutArea>
);
