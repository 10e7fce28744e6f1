import { Card, CardBody, Flex, FlexItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

const COLUMN_SPACE: React.CSSProperties = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  inlineSize: 'var(--pf-t--global--spacer--gutter--default)'
};

const ROW_SPACE: React.CSSProperties = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  blockSize: 'var(--pf-t--global--spacer--sm)'
};

const box = (name: string) => (
  <Card isCompact>
    <CardBody>{name}</CardBody>
  </Card>
);

export const FlexElements: React.FunctionComponent = () => (
  <LayoutArea>
    <Flex>
      <FlexItem style={{ position: 'relative' }}>
        {box('Region')}
        <div style={ROW_SPACE} data-part="row-space" />
      </FlexItem>
      <FlexItem style={{ position: 'relative' }}>
        {box('Availability zone')}
        <div style={COLUMN_SPACE} data-part="column-space" />
      </FlexItem>
      <FlexItem>{box('Owner')}</FlexItem>
      <FlexItem data-part="item">{box('Last backup')}</FlexItem>
    </Flex>
  </LayoutArea>
);
