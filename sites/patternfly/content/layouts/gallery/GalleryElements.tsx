import { Card, CardTitle, Gallery, GalleryItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

const GUTTER: React.CSSProperties = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  inlineSize: 'var(--pf-t--global--spacer--gutter--default)'
};

const card = (name: string) => (
  <Card isCompact isFullHeight>
    <CardTitle>{name}</CardTitle>
  </Card>
);

export const GalleryElements: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '4.5rem' }}>
      <GalleryItem data-part="item">{card('Kafka')}</GalleryItem>
      <GalleryItem style={{ position: 'relative' }}>
        {card('Nginx')}
        <div style={GUTTER} data-part="gutter" />
      </GalleryItem>
      <GalleryItem>{card('Redis')}</GalleryItem>
      <GalleryItem>{card('Istio')}</GalleryItem>
      <GalleryItem>{card('Vault')}</GalleryItem>
    </Gallery>
  </LayoutArea>
);
