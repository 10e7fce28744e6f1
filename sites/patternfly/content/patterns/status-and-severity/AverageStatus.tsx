import { Card, CardBody, CardTitle, Flex, Icon } from '@patternfly/react-core';
import { RhUiCheckCircleFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';

export const AverageStatus: React.FunctionComponent = () => (
  <Card isCompact>
    <CardTitle>Clusters</CardTitle>
    <CardBody>
      <Flex columnGap={{ default: 'columnGapSm' }}>
        <Icon status="success">
          <RhUiCheckCircleFillIcon />
        </Icon>
        92% running
      </Flex>
    </CardBody>
  </Card>
);
