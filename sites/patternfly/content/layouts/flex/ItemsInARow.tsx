import { Card, CardTitle, Flex } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const ItemsInARow: React.FunctionComponent = () => (
  <LayoutArea>
    <Flex>
      <Card isCompact>
        <CardTitle>CPU</CardTitle>
      </Card>
      <Card isCompact>
        <CardTitle>Memory</CardTitle>
      </Card>
    </Flex>
  </LayoutArea>
);
