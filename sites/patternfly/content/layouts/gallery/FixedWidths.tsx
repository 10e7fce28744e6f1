import { Card, CardTitle, Gallery } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const FixedWidths: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '8rem' }} maxWidths={{ default: '8rem' }}>
      <Card isCompact isFullHeight>
        <CardTitle>Kafka</CardTitle>
      </Card>
      <Card isCompact isFullHeight>
        <CardTitle>Redis</CardTitle>
      </Card>
      <Card isCompact isFullHeight>
        <CardTitle>Vault</CardTitle>
      </Card>
    </Gallery>
  </LayoutArea>
);
