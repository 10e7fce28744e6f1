import { Card, CardBody, CardTitle, Grid, GridItem } from '@patternfly/react-core';
import { GridColumns } from './GridColumns';

export const CenteredItem: React.FunctionComponent = () => (
  <GridColumns>
    <Grid>
      <GridItem span={6} offset={3}>
        <Card isCompact isFullHeight>
          <CardTitle>Invite a member</CardTitle>
          <CardBody>Members see all projects of the team.</CardBody>
        </Card>
      </GridItem>
    </Grid>
  </GridColumns>
);
