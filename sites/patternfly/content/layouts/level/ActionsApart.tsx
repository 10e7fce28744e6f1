import { Button, Content, Level, LevelItem } from '@patternfly/react-core';

export const ActionsApart: React.FunctionComponent = () => (
  <Level hasGutter>
    <LevelItem>
      <Content component="p">Volumes</Content>
    </LevelItem>
    <LevelItem>
      <Button variant="secondary">Add</Button>
    </LevelItem>
    <LevelItem>
      <Button variant="link">Help</Button>
    </LevelItem>
  </Level>
);
