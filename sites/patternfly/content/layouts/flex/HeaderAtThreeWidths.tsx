import { Button, Content, Flex, FlexItem, Label } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths';
import { LayoutArea } from '../../figures/LayoutArea';

export const HeaderAtThreeWidths: React.FunctionComponent = () => (
  <AtWidths widths={['34rem', '24rem', '12.5rem']}>
    <LayoutArea>
      <Flex columnGap={{ default: 'columnGapMd' }}>
        <Content component="p">
          <strong>web-frontend-1</strong>
        </Content>
        <Label status="success">Running</Label>
        <FlexItem align={{ default: 'alignRight' }}>
          <Button variant="secondary">Restart</Button>
        </FlexItem>
        <Button variant="link">Open console</Button>
      </Flex>
    </LayoutArea>
  </AtWidths>
);
