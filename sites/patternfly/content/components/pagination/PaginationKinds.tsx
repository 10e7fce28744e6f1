import { Pagination } from '@patternfly/react-core';
import { Specimens } from '../../figures/Specimens.tsx';

const full = (
  <div style={{ minInlineSize: '15rem' }}>
    <Pagination
      // On a phone, a pagination at the top has no buttons.
      variant="bottom"
      isStatic
      itemCount={48}
      perPage={10}
      page={2}
      widgetId="kind-full"
      titles={{ items: 'servers', paginationAriaLabel: 'Pages, full' }}
    />
  </div>
);

const compact = (
  <div style={{ minInlineSize: '15rem' }}>
    <Pagination
      variant="bottom"
      isStatic
      isCompact
      itemCount={48}
      perPage={10}
      page={2}
      widgetId="kind-compact"
      titles={{ items: 'servers', paginationAriaLabel: 'Pages, compact' }}
    />
  </div>
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
