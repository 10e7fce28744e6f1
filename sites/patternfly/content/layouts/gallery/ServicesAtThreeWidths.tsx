import { Gallery } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths';
import { LayoutArea } from '../../figures/LayoutArea';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const ServicesAtThreeWidths: React.FunctionComponent = () => (
  <AtWidths widths={['38rem', '24rem', '13rem']}>
    <LayoutArea>
      <Gallery hasGutter minWidths={{ default: '10rem' }}>
        {SERVICES.slice(0, 5).map((service) => (
          <ServiceCard key={service.name} service={service} />
        ))}
      </Gallery>
    </LayoutArea>
  </AtWidths>
);
