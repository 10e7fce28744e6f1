import { Card } from '@patternfly/react-core';
import { StatusFilter } from './StatusFilter';

export const FilterElements: React.FunctionComponent = () => (
  <Card>
    <StatusFilter count={3} />
  </Card>
);
