import { Button, Content, Label, Split, SplitItem } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths';
import { LayoutArea } from '../../figures/LayoutArea';

export const EventAtThreeWidths: React.FunctionComponent = () => (
  <AtWidths widths={['36rem', '25rem', '17rem']}>
    <LayoutArea>
      <Split hasGutter>
        <SplitItem>
          <Label status="warning">Late</Label>
        </SplitItem>
        <SplitItem isFilled>
          <Content component="p">The backup of the billing database started 40 minutes late.</Content>
        </SplitItem>
        <SplitItem>
          <Button variant="link" isInline>
            Show log
          </Button>
        </SplitItem>
      </Split>
    </LayoutArea>
  </AtWidths>
);
