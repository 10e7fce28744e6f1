import { CatalogTile, CatalogTileBadge } from '@patternfly/react-catalog-view-extension';
import { DatabaseIcon } from '@patternfly/react-icons/dist/esm/icons/database-icon';
import { RhUiCheckCircleFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';

export const TileParts: React.FunctionComponent = () => (
  <CatalogTile
    id="catalog-parts"
    featured={false}
    onClick={() => undefined}
    icon={<DatabaseIcon />}
    badges={[
      <CatalogTileBadge key="certified" title="Certified">
        <RhUiCheckCircleFillIcon />
      </CatalogTileBadge>
    ]}
    title="Postgres operator"
    vendor="provided by Example Data"
    description="Creates databases, backs them up, and replaces failed ones."
  />
);
