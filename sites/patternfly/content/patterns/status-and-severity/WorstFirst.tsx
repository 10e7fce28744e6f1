import { Card, CardBody, CardTitle, Flex, Icon } from '@patternfly/react-core';
import { RhUiCheckCircleFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';
import { RhUiErrorFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-error-fill-icon';

const part = (status: 'danger' | 'success', icon: React.ReactNode, text: string) => (
  <Flex columnGap={{ default: 'columnGapSm' }}>
    <Icon status={status}>{icon}</Icon>
    {text}
  </Flex>
);

export const WorstFirst: React.FunctionComponent = () => (
  <Card isCompact>
    <CardTitle>Clusters</CardTitle>
    <CardBody>
      {part('danger', <RhUiErrorFillIcon />, '1 failed')}
      {part('success', <RhUiCheckCircleFillIcon />, '11 running')}
    </CardBody>
  </Card>
);
