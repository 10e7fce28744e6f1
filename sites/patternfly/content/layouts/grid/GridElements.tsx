import { Card, CardBody, Grid, GridItem } from '@patternfly/react-core';
import { GridColumns } from './GridColumns';

const GUTTER: React.CSSProperties = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: '100%',
  inlineSize: 'var(--pf-t--global--spacer--gutter--default)'
};

export const GridElements: React.FunctionComponent = () => (
  <GridColumns hasGutter>
    <Grid hasGutter>
      <GridItem span={6}>
        <Card isCompact style={{ textAlign: 'center' }}>
          <CardBody>6</CardBody>
        </Card>
      </GridItem>
      <GridItem span={3} style={{ position: 'relative' }}>
        <Card isCompact style={{ textAlign: 'center' }}>
          <CardBody>3</CardBody>
        </Card>
        <div style={GUTTER} data-part="gutter" />
      </GridItem>
      <GridItem span={3} data-part="item">
        <Card isCompact style={{ textAlign: 'center' }}>
          <CardBody>3</CardBody>
        </Card>
      </GridItem>
    </Grid>
  </GridColumns>
);
