import { Card, CardBody, CardTitle, Grid, GridItem } from '@patternfly/react-core';
import { GridColumns } from './GridColumns';

export const TallItem: React.FunctionComponent = () => (
  <GridColumns hasGutter minInlineSize="34rem">
    <Grid hasGutter>
      <GridItem span={6} rowSpan={2}>
        <Card isCompact isFullHeight>
          <CardTitle>Recent events</CardTitle>
          <CardBody>web-2 restarted. Backup finished. Certificate renewed.</CardBody>
        </Card>
      </GridItem>
      <GridItem span={3}>
        <Card isCompact isFullHeight>
          <CardTitle>Hosts</CardTitle>
          <CardBody>24</CardBody>
        </Card>
      </GridItem>
      <GridItem span={3}>
        <Card isCompact isFullHeight>
          <CardTitle>Volumes</CardTitle>
          <CardBody>61</CardBody>
        </Card>
      </GridItem>
      <GridItem span={3}>
        <Card isCompact isFullHeight>
          <CardTitle>Members</CardTitle>
          <CardBody>118</CardBody>
        </Card>
      </GridItem>
      <GridItem span={3}>
        <Card isCompact isFullHeight>
          <CardTitle>Alerts</CardTitle>
          <CardBody>2</CardBody>
        </Card>
      </GridItem>
    </Grid>
  </GridColumns>
);
