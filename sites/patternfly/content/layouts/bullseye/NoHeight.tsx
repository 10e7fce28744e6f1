import { Bullseye, Card, CardBody } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const NoHeight: React.FunctionComponent = () => (
  <LayoutArea>
    <Bullseye>
      <Card isCompact>
        <CardBody>Centered horizontally only</CardBody>
      </Card>
    </Bullseye>
  </LayoutArea>
);
