import { Avatar, Content, Flex } from '@patternfly/react-core';
import avatar from '@patternfly/react-core/src/components/assets/avatarImg.svg';

export const OnTheCenter: React.FunctionComponent = () => (
  <Flex columnGap={{ default: 'columnGapMd' }} alignItems={{ default: 'alignItemsCenter' }}>
    <Avatar src={avatar} alt="" />
    <div>
      <Content component="p">Mia Okafor</Content>
      <Content component="small">Administrator</Content>
    </div>
  </Flex>
);
