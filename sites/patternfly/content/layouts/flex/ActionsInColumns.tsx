import { Button, Grid, GridItem } from '@patternfly/react-core';

export const ActionsInColumns: React.FunctionComponent = () => (
  <Grid hasGutter>
    <GridItem span={8}>
      <Button variant="secondary">Edit</Button>
    </GridItem>
    <GridItem span={4}>
      <Button variant="secondary">Copy</Button>
    </GridItem>
  </Grid>
);
