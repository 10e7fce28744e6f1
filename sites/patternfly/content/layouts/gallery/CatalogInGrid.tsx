import { Grid } from '@patternfly/react-core';
import { LayoutArea } from '../../figures/LayoutArea';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

/** Otherwise, the narrow cards scroll. */
const CUT: React.CSSProperties = { overflow: 'hidden' };

export const CatalogInGrid: React.FunctionComponent = () => (
  <LayoutArea>
    <Grid hasGutter span={3}>
      {SERVICES.slice(0, 4).map((service) => (
        <ServiceCard key={service.name} service={service} style={CUT} />
      ))}
    </Grid>
  </LayoutArea>
);
