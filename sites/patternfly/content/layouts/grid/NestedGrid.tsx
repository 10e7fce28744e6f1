import { Card, CardTitle, Grid, GridItem } from '@patternfly/react-core';
import { GridColumns } from './GridColumns';

export const NestedGrid: React.FunctionComponent = () => (
  <GridColumns hasGutter minInlineSize="34rem">
    <Grid hasGutter>
      <GridItem span={6}>
        <Card isCompact isFullHeight>
          <CardTitle>Orders by region</CardTitle>
        </Card>
      </GridItem>
      <GridItem span={6}>
        <Grid hasGutter>
          <GridItem span={6}>
            <Card isCompact isFullHeight>
              <CardTitle>Open</CardTitle>
            </Card>
          </GridItem>
          <GridItem span={6}>
            <Card isCompact isFullHeight>
              <CardTitle>Shipped</CardTitle>
            </Card>
          </GridItem>
        </Grid>
      </GridItem>
    </Grid>
  </GridColumns>
);
