import { Flex, Icon } from '@patternfly/react-core';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';
import ErrorIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-error-fill-icon';

export const ShapesForStates: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapXl' }}>
    <span>
      east{' '}
      <Icon status="success" isInline>
        <CheckCircleIcon />
      </Icon>{' '}
      Running
    </span>
    <span>
      west{' '}
      <Icon status="danger" isInline>
        <ErrorIcon />
      </Icon>{' '}
      Failed
    </span>
  </Flex>
);
