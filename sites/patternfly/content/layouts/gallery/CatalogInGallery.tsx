import { Card, CardTitle, Gallery } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const CatalogInGallery: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '7rem' }}>
      {['Kafka', 'Nginx', 'Redis', 'Vault'].map((service) => (
        <Card key={service} isCompact isFullHeight>
          <CardTitle>{service}</CardTitle>
        </Card>
      ))}
    </Gallery>
  </LayoutArea>
);
