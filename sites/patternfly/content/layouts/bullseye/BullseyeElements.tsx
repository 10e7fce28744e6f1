import { Bullseye, Card, CardBody } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const BullseyeElements: React.FunctionComponent = () => (
  <LayoutArea blockSize="10rem">
    <Bullseye>
      <Card isCompact data-part="item">
        <CardBody>Centered</CardBody>
      </Card>
    </Bullseye>
  </LayoutArea>
);
