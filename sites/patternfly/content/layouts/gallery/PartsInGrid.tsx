import { Card, CardBody, CardTitle, Grid, GridItem } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const PartsInGrid: React.FunctionComponent = () => (
  <LayoutArea>
    <Grid hasGutter>
      <GridItem span={8}>
        <Card isCompact isFullHeight>
          <CardTitle>Log</CardTitle>
          <CardBody>12:04 Backup finished without errors</CardBody>
        </Card>
      </GridItem>
      <GridItem span={4}>
        <Card isCompact isFullHeight>
          <CardTitle>Hosts</CardTitle>
          <CardBody>3 of 3</CardBody>
        </Card>
      </GridItem>
    </Grid>
  </LayoutArea>
);
