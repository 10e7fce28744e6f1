import { Gallery } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const CatalogInGallery: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '7.5rem' }}>
      {SERVICES.slice(0, 4).map((service) => (
        <ServiceCard key={service.name} service={service} />
      ))}
    </Gallery>
  </LayoutArea>
);
