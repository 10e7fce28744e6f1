import { Badge, Button, Grid, GridItem } from '@patternfly/react-core';

const stop = (number: number) => <Badge screenReaderText={`: Tab stop ${number}`}>{number}</Badge>;

export const CodeOrder: React.FunctionComponent = () => (
  <Grid hasGutter>
    <GridItem span={6}>
      <Button variant="secondary" isBlock>
        Name {stop(1)}
      </Button>
    </GridItem>
    <GridItem span={6}>
      <Button variant="secondary" isBlock>
        Limits {stop(2)}
      </Button>
    </GridItem>
  </Grid>
);
