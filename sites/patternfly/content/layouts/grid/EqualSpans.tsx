import { Card, CardTitle, Grid, GridItem } from '@patternfly/react-core';
import { GridColumns } from './GridColumns';

export const EqualSpans: React.FunctionComponent = () => (
  <GridColumns hasGutter>
    <Grid hasGutter span={4}>
      <GridItem>
        <Card isCompact isFullHeight>
          <CardTitle>Clusters</CardTitle>
        </Card>
      </GridItem>
      <GridItem>
        <Card isCompact isFullHeight>
          <CardTitle>Nodes</CardTitle>
        </Card>
      </GridItem>
      <GridItem>
        <Card isCompact isFullHeight>
          <CardTitle>Volumes</CardTitle>
        </Card>
      </GridItem>
    </Grid>
  </GridColumns>
);
