import { Button, Content, Level, LevelItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const LevelElements: React.FunctionComponent = () => (
  <LayoutArea>
    <Level hasGutter>
      <LevelItem data-part="item">
        <Content component="p">Recent backups</Content>
      </LevelItem>
      <LevelItem data-part="last">
        <Button variant="secondary">Back up now</Button>
      </LevelItem>
    </Level>
  </LayoutArea>
);
