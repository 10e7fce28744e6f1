import { Card, CardTitle, Grid } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';

export const CatalogInGrid: React.FunctionComponent = () => (
  <LayoutArea>
    <Grid hasGutter span={3}>
      {['Kafka', 'Nginx', 'Redis', 'Vault'].map((service) => (
        <Card key={service} isCompact isFullHeight>
          <CardTitle>{service}</CardTitle>
        </Card>
      ))}
    </Grid>
  </LayoutArea>
);
