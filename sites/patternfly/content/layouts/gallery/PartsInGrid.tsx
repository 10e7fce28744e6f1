import { Card, CardBody, CardTitle, Grid, GridItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const PartsInGrid: React.FunctionComponent = () => (
  <LayoutArea>
    <Grid hasGutter>
      <GridItem span={8}>
        <Card isCompact isFullHeight>
          <CardTitle>Log</CardTitle>
          <CardBody>
            <div>02:40 Backup of db-1 finished</div>
            <div>03:01 Cleanup of web-1 failed</div>
          </CardBody>
        </Card>
      </GridItem>
      <GridItem span={4}>
        <Card isCompact isFullHeight>
          <CardTitle>Hosts</CardTitle>
          <CardBody>4 of 5 run</CardBody>
        </Card>
      </GridItem>
    </Grid>
  </LayoutArea>
);
