import { Card, CardBody, CardTitle, Gallery } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths.tsx';

export const CardWidths: React.FunctionComponent = () => (
  <AtWidths widths={['14rem', '28rem']}>
    <Gallery hasGutter minWidths={{ default: '12rem' }}>
      <Card isCompact>
        <CardTitle>east</CardTitle>
        <CardBody>4 servers, none failed</CardBody>
      </Card>
      <Card isCompact>
        <CardTitle>west</CardTitle>
        <CardBody>12 servers, 1 failed</CardBody>
      </Card>
    </Gallery>
  </AtWidths>
);
