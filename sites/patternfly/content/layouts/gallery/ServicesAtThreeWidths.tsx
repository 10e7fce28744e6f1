import { Card, CardTitle, Gallery } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths';
import { LayoutArea } from '../../figures/LayoutArea';

const SERVICES = ['Kafka', 'Postgres', 'Redis', 'RabbitMQ', 'Vault'];

export const ServicesAtThreeWidths: React.FunctionComponent = () => (
  <AtWidths widths={['38rem', '24rem', '13rem']}>
    <LayoutArea>
      <Gallery hasGutter minWidths={{ default: '10rem' }}>
        {SERVICES.map((service) => (
          <Card key={service} isCompact isFullHeight>
            <CardTitle>{service}</CardTitle>
          </Card>
        ))}
      </Gallery>
    </LayoutArea>
  </AtWidths>
);
