import { Card, CardBody, CardTitle, Grid, GridItem } from '@patternfly/react-core';

export const WithGutter: React.FunctionComponent = () => (
  <Grid hasGutter span={6}>
    <GridItem>
      <Card isCompact isFullHeight>
        <CardTitle>Staging</CardTitle>
        <CardBody>3 hosts</CardBody>
      </Card>
    </GridItem>
    <GridItem>
      <Card isCompact isFullHeight>
        <CardTitle>Production</CardTitle>
        <CardBody>12 hosts</CardBody>
      </Card>
    </GridItem>
  </Grid>
);
