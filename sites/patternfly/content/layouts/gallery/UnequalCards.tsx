import { Gallery, GalleryItem } from '@patternfly/react-core';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const UnequalCards: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    {SERVICES.slice(2, 6).map((service) => (
      <GalleryItem key={service.name}>
        <ServiceCard service={service} isFullHeight={false} />
      </GalleryItem>
    ))}
  </Gallery>
);
