import { Card, CardBody, CardTitle, Gallery, GalleryItem } from '@patternfly/react-core';

export const UnequalCards: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    <GalleryItem>
      <Card isCompact>
        <CardTitle>Redis</CardTitle>
        <CardBody>A cache in memory</CardBody>
      </Card>
    </GalleryItem>
    <GalleryItem>
      <Card isCompact>
        <CardTitle>Vault</CardTitle>
        <CardBody>Secrets</CardBody>
      </Card>
    </GalleryItem>
  </Gallery>
);
