import { Card, CardBody, Grid, GridItem } from '@patternfly/react-core';

const COLUMNS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const column: React.CSSProperties = {
  textAlign: 'center',
  fontSize: 'var(--pf-t--global--font--size--body--sm)',
  backgroundColor: 'var(--pf-t--global--background--color--secondary--default)'
};

const grid: React.CSSProperties = {
  padding: 'var(--pf-t--global--spacer--sm)',
  border: 'var(--pf-t--global--border--width--regular) dashed var(--pf-t--global--border--color--default)'
};

export const GridElements: React.FunctionComponent = () => (
  <Grid hasGutter style={grid}>
    {COLUMNS.map((number) => (
      <GridItem key={number} span={1} style={column}>
        {number}
      </GridItem>
    ))}
    <GridItem span={6}>
      <Card isCompact>
        <CardBody>6 of 12</CardBody>
      </Card>
    </GridItem>
    <GridItem span={3}>
      <Card isCompact>
        <CardBody>3 of 12</CardBody>
      </Card>
    </GridItem>
    <GridItem span={3}>
      <Card isCompact>
        <CardBody>3 of 12</CardBody>
      </Card>
    </GridItem>
  </Grid>
);
