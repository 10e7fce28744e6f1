import { Flex, Icon } from '@patternfly/react-core';
import CircleIcon from '@patternfly/react-icons/dist/esm/icons/circle-icon';

export const ColorsForStates: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapXl' }}>
    <span>
      east{' '}
      <Icon status="success" isInline>
        <CircleIcon />
      </Icon>{' '}
      Running
    </span>
    <span>
      west{' '}
      <Icon status="danger" isInline>
        <CircleIcon />
      </Icon>{' '}
      Failed
    </span>
  </Flex>
);
