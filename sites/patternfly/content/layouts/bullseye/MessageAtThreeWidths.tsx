import { Bullseye, Card, CardBody } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths';
import { LayoutArea } from '../../figures/LayoutArea';

export const MessageAtThreeWidths: React.FunctionComponent = () => (
  <AtWidths widths={['36rem', '22rem', '12rem']}>
    <LayoutArea blockSize="7rem">
      <Bullseye>
        <Card isCompact style={{ maxInlineSize: '20rem' }}>
          <CardBody>Select a host to see its details.</CardBody>
        </Card>
      </Bullseye>
    </LayoutArea>
  </AtWidths>
);
