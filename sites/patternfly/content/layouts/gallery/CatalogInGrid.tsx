import { Grid } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const CatalogInGrid: React.FunctionComponent = () => (
  <LayoutArea>
    <Grid hasGutter span={3}>
      {SERVICES.slice(0, 4).map((service) => (
        <ServiceCard key={service.name} service={service} />
      ))}
    </Grid>
  </LayoutArea>
);
