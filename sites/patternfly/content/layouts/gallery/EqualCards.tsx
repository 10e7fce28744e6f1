import { Card, CardBody, CardTitle, Gallery, GalleryItem } from '@patternfly/react-core';

export const EqualCards: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    <GalleryItem>
      <Card isCompact isFullHeight>
        <CardTitle>Redis</CardTitle>
        <CardBody>A cache in memory</CardBody>
      </Card>
    </GalleryItem>
    <GalleryItem>
      <Card isCompact isFullHeight>
        <CardTitle>Vault</CardTitle>
        <CardBody>Secrets</CardBody>
      </Card>
    </GalleryItem>
  </Gallery>
);
