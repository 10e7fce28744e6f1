import { Card, CardTitle, Flex } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const ItemsInAColumn: React.FunctionComponent = () => (
  <LayoutArea>
    <Flex direction={{ default: 'column' }}>
      <Card isCompact>
        <CardTitle>CPU</CardTitle>
      </Card>
      <Card isCompact>
        <CardTitle>Memory</CardTitle>
      </Card>
    </Flex>
  </LayoutArea>
);
