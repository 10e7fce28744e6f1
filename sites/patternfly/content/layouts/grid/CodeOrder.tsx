import { Button, Grid, GridItem } from '@patternfly/react-core';

export const CodeOrder: React.FunctionComponent = () => (
  <Grid hasGutter>
    <GridItem span={6}>
      <Button variant="secondary" isBlock>
        Name
      </Button>
    </GridItem>
    <GridItem span={6}>
      <Button variant="secondary" isBlock>
        Limits
      </Button>
    </GridItem>
  </Grid>
);
