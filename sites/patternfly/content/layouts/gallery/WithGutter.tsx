import { Gallery } from '@patternfly/react-core';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const WithGutter: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    {SERVICES.slice(0, 4).map((service) => (
      <ServiceCard key={service.name} service={service} />
    ))}
  </Gallery>
);
