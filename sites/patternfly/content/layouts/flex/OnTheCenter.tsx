import { Content, Flex, Icon } from '@patternfly/react-core';
import { UserIcon } from '@patternfly/react-icons/dist/esm/icons/user-icon';

export const OnTheCenter: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapMd' }} alignItems={{ default: 'alignItemsCenter' }}>
    <Icon size="xl">
      <UserIcon />
    </Icon>
    <div>
      <Content component="p">Mia Okafor</Content>
      <Content component="small">Administrator</Content>
    </div>
  </Flex>
);
