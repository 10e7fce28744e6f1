import { Card, CardBody, Stack, StackItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

const GUTTER: React.CSSProperties = {
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  blockSize: 'var(--pf-t--global--spacer--gutter--default)'
};

const box = (name: string, isFullHeight = false) => (
  <Card isCompact isFullHeight={isFullHeight}>
    <CardBody>{name}</CardBody>
  </Card>
);

export const StackElements: React.FunctionComponent = () => (
  <LayoutArea blockSize="16rem">
    <Stack hasGutter>
      <StackItem style={{ position: 'relative' }} data-part="item">
        {box('Filters')}
        <div style={GUTTER} data-part="gutter" />
      </StackItem>
      <StackItem isFilled data-part="filled">
        {box('Messages', true)}
      </StackItem>
      <StackItem>{box('Reply')}</StackItem>
    </Stack>
  </LayoutArea>
);
