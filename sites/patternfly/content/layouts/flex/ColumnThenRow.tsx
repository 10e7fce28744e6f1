import { Card, CardTitle, Flex, FlexItem } from '@patternfly/react-core';

export const ColumnThenRow: React.FunctionComponent = () => (
  <Flex direction={{ default: 'column', md: 'row' }} gap={{ default: 'gap' }}>
    <FlexItem flex={{ md: 'flex_1', xl: 'flex_2' }}>
      <Card isCompact>
        <CardTitle>Description</CardTitle>
      </Card>
    </FlexItem>
    <FlexItem flex={{ md: 'flex_1' }}>
      <Card isCompact>
        <CardTitle>Related tickets</CardTitle>
      </Card>
    </FlexItem>
  </Flex>
);
