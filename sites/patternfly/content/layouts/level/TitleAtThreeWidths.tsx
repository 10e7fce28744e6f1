import { Button, Content, Level, LevelItem } from '@patternfly/react-core';
import { AtWidths } from '../../figures/AtWidths';
import { LayoutArea } from '../../figures/LayoutArea';

export const TitleAtThreeWidths: React.FunctionComponent = () => (
  <AtWidths widths={['36rem', '22rem', '12rem']}>
    <LayoutArea>
      <Level hasGutter>
        <LevelItem>
          <Content component="p">Recent backups</Content>
        </LevelItem>
        <LevelItem>
          <Button variant="secondary">Back up now</Button>
        </LevelItem>
      </Level>
    </LayoutArea>
  </AtWidths>
);
