import { Button, Content, Flex, Level, LevelItem } from '@patternfly/react-core';

export const ActionsTogether: React.FunctionComponent = () => (
  <Level hasGutter>
    <LevelItem>
      <Content component="p">Volumes</Content>
    </LevelItem>
    <LevelItem>
      <Flex columnGap={{ default: 'columnGapSm' }}>
        <Button variant="secondary">Add</Button>
        <Button variant="link">Help</Button>
      </Flex>
    </LevelItem>
  </Level>
);
