import { Card, CardTitle, Flex, FlexItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const Proportions: React.FunctionComponent = () => (
  <LayoutArea>
    <Flex columnGap={{ default: 'columnGap' }}>
      <FlexItem flex={{ default: 'flex_1' }}>
        <Card isCompact>
          <CardTitle>flex_1</CardTitle>
        </Card>
      </FlexItem>
      <FlexItem flex={{ default: 'flex_2' }}>
        <Card isCompact>
          <CardTitle>flex_2</CardTitle>
        </Card>
      </FlexItem>
      <FlexItem>
        <Card isCompact>
          <CardTitle>No flex</CardTitle>
        </Card>
      </FlexItem>
    </Flex>
  </LayoutArea>
);
