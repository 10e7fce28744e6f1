import { Pagination } from '@patternfly/react-core';
import { Specimens } from '../../figures/Specimens.tsx';

const full = (
  <Pagination
    itemCount={48}
    perPage={10}
    page={2}
    widgetId="kind-full"
    titles={{ items: 'servers', paginationAriaLabel: 'Pages, full' }}
  />
);

const compact = (
  <Pagination
    isCompact
    itemCount={48}
    perPage={10}
    page={2}
    widgetId="kind-compact"
    titles={{ items: 'servers', paginationAriaLabel: 'Pages, compact' }}
  />
);

export const PaginationKinds: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={[
      { name: 'Full', specimen: full },
      { name: 'Compact', specimen: compact }
    ]}
  />
);
