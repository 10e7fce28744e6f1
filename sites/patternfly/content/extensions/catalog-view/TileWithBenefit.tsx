import { CatalogTile } from '@patternfly/react-catalog-view-extension';
import { DatabaseIcon } from '@patternfly/react-icons/dist/esm/icons/database-icon';

export const TileWithBenefit: React.FunctionComponent = () => (
  <CatalogTile
    id="catalog-benefit"
    featured={false}
    onClick={() => undefined}
    icon={<DatabaseIcon />}
    title="Postgres operator"
    description="Creates databases, backs them up, and replaces failed ones."
  />
);
