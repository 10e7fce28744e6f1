import { Card, CardTitle, Level, LevelItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

const item = (name: string) => (
  <LevelItem>
    <Card isCompact>
      <CardTitle>{name}</CardTitle>
    </Card>
  </LevelItem>
);

export const ThreeItems: React.FunctionComponent = () => (
  <LayoutArea>
    <Level hasGutter>
      {item('Previous')}
      {item('3 of 12')}
      {item('Next')}
    </Level>
  </LayoutArea>
);
