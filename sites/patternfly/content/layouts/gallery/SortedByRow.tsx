import { Gallery } from '@patternfly/react-core';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const SortedByRow: React.FunctionComponent = () => (
  <Gallery hasGutter minWidths={{ default: '7rem' }}>
    {SERVICES.map((service) => (
      <ServiceCard key={service.name} service={service} />
    ))}
  </Gallery>
);
