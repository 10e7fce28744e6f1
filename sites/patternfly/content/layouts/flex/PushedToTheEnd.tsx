import { Button, Flex, FlexItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const PushedToTheEnd: React.FunctionComponent = () => (
  <LayoutArea>
    <Flex columnGap={{ default: 'columnGapSm' }}>
      <Button variant="secondary">Back</Button>
      <Button variant="primary">Next</Button>
      <FlexItem align={{ default: 'alignRight' }}>
        <Button variant="link">Cancel</Button>
      </FlexItem>
    </Flex>
  </LayoutArea>
);
