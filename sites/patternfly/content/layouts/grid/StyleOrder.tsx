import { Button, Grid, GridItem } from '@patternfly/react-core';

export const StyleOrder: React.FunctionComponent = () => (
  <Grid hasGutter>
    <GridItem span={6} order={{ default: '2' }}>
      <Button variant="secondary" isBlock>
        Limits
      </Button>
    </GridItem>
    <GridItem span={6} order={{ default: '1' }}>
      <Button variant="secondary" isBlock>
        Name
      </Button>
    </GridItem>
  </Grid>
);
