import { Card, CardTitle, Grid, GridItem } from '@patternfly/react-core';
import { GridColumns } from './GridColumns';

export const FullRow: React.FunctionComponent = () => (
  <GridColumns hasGutter>
    <Grid hasGutter>
      <GridItem span={8}>
        <Card isCompact isFullHeight>
          <CardTitle>Processor use</CardTitle>
        </Card>
      </GridItem>
      <GridItem span={4}>
        <Card isCompact isFullHeight>
          <CardTitle>Alerts</CardTitle>
        </Card>
      </GridItem>
    </Grid>
  </GridColumns>
);
