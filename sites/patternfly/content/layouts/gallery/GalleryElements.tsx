import { Gallery, GalleryItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

const GUTTER: React.CSSProperties = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  inlineSize: 'var(--pf-t--global--spacer--gutter--default)'
};

export const GalleryElements: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '7.5rem' }}>
      {SERVICES.slice(0, 5).map((service, index) => (
        <GalleryItem key={service.name} data-part={index === 0 ? 'item' : undefined} style={{ position: 'relative' }}>
          <ServiceCard service={service} />
          {index === 1 && <div style={GUTTER} data-part="gutter" />}
        </GalleryItem>
      ))}
    </Gallery>
  </LayoutArea>
);
