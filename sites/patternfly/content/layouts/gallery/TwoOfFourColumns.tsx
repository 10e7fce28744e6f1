import { Card, CardTitle, Gallery } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const TwoOfFourColumns: React.FunctionComponent = () => (
  <LayoutArea>
    <Gallery hasGutter minWidths={{ default: '8rem' }}>
      <Card isCompact isFullHeight>
        <CardTitle>Staging</CardTitle>
      </Card>
      <Card isCompact isFullHeight>
        <CardTitle>Production</CardTitle>
      </Card>
    </Gallery>
  </LayoutArea>
);
