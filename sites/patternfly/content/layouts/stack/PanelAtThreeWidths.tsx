import { Card, CardBody, Content, Stack, StackItem } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths';
import { LayoutArea } from '../../figures/LayoutArea';

export const PanelAtThreeWidths: React.FunctionComponent = () => (
  <AtWidths widths={['36rem', '24rem', '13rem']}>
    <LayoutArea blockSize="11rem">
      <Stack hasGutter>
        <StackItem>
          <Content component="p">Only members of the team can see this conversation.</Content>
        </StackItem>
        <StackItem isFilled>
          <Card isCompact isFullHeight>
            <CardBody>Mia: The upgrade is done.</CardBody>
          </Card>
        </StackItem>
      </Stack>
    </LayoutArea>
  </AtWidths>
);
