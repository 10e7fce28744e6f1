import { Card, CardTitle, Grid, GridItem } from '@patternfly/react-core';

export const ResponsiveSpans: React.FunctionComponent = () => (
  <Grid hasGutter md={6} xl={3}>
    <GridItem>
      <Card isCompact isFullHeight>
        <CardTitle>Requests</CardTitle>
      </Card>
    </GridItem>
    <GridItem>
      <Card isCompact isFullHeight>
        <CardTitle>Errors</CardTitle>
      </Card>
    </GridItem>
    <GridItem>
      <Card isCompact isFullHeight>
        <CardTitle>Latency</CardTitle>
      </Card>
    </GridItem>
    <GridItem>
      <Card isCompact isFullHeight>
        <CardTitle>Uptime</CardTitle>
      </Card>
    </GridItem>
  </Grid>
);
