import { Card, CardBody, CardTitle, Flex, Icon } from '@patternfly/react-core';
import { RhUiCheckCircleFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';
import { RhUiErrorFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-error-fill-icon';

/** Clusters by status, the worst first. */
export const ClusterStatusCard: React.FunctionComponent = () => (
  <Card isCompact isFullHeight>
    <CardTitle component="h3">Clusters</CardTitle>
    <CardBody>
      <Flex columnGap={{ default: 'columnGapLg' }}>
        <Flex columnGap={{ default: 'columnGapSm' }}>
          <Icon status="danger">
            <RhUiErrorFillIcon />
          </Icon>
          <a href="#clusters-failed">1 failed</a>
        </Flex>
        <Flex columnGap={{ default: 'columnGapSm' }}>
          <Icon status="success">
            <RhUiCheckCircleFillIcon />
          </Icon>
          <a href="#clusters-running">11 running</a>
        </Flex>
      </Flex>
    </CardBody>
  </Card>
);
