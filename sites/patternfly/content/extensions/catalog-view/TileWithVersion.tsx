import { CatalogTile } from '@patternfly/react-catalog-view-extension';
import { DatabaseIcon } from '@patternfly/react-icons/dist/esm/icons/database-icon';

export const TileWithVersion: React.FunctionComponent = () => (
  <CatalogTile
    id="catalog-version"
    featured={false}
    onClick={() => undefined}
    icon={<DatabaseIcon />}
    title="postgres-operator"
    description="postgres-operator 5.7.1, the operator for Postgres. Build 20260803."
  />
);
