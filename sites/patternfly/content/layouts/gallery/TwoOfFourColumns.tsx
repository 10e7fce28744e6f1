import { Gallery } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const TwoOfFourColumns: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '8rem' }}>
      {SERVICES.slice(3, 5).map((service) => (
        <ServiceCard key={service.name} service={service} />
      ))}
    </Gallery>
  </LayoutArea>
);
