import { Gallery } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const FixedWidths: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '11rem' }} maxWidths={{ default: '11rem' }}>
      {SERVICES.map((service) => (
        <ServiceCard key={service.name} service={service} />
      ))}
    </Gallery>
  </LayoutArea>
);
