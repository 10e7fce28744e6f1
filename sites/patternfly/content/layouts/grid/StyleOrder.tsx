import { Badge, Button, Grid, GridItem } from '@patternfly/react-core';

const stop = (number: number) => <Badge screenReaderText={`: Tab stop ${number}`}>{number}</Badge>;

export const StyleOrder: React.FunctionComponent = () => (
  <Grid hasGutter>
    <GridItem span={6} order={{ default: '2' }}>
      <Button variant="secondary" isBlock>
        Limits {stop(1)}
      </Button>
    </GridItem>
    <GridItem span={6} order={{ default: '1' }}>
      <Button variant="secondary" isBlock>
        Name {stop(2)}
      </Button>
    </GridItem>
  </Grid>
);
