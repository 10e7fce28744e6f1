import { Pagination } from '@patternfly/react-core';
import { Specimens } from '../../figures/Specimens.tsx';

const STATES = [
  { name: 'First page', id: 'first', page: 1 },
  { name: 'Page between', id: 'between', page: 2 },
  { name: 'Last page', id: 'last', page: 3 },
  { name: 'Disabled', id: 'disabled', page: 2 }
];

export const PaginationStates: React.FunctionComponent = () => (
  <Specimens
    items={STATES.map(({ name, id, page }) => ({
      name,
      specimen: (
        <div style={{ minInlineSize: '15rem' }}>
          <Pagination
            // On a phone, a pagination at the top has no buttons.
            variant="bottom"
            isStatic
            isCompact
            isDisabled={id === 'disabled'}
            itemCount={48}
            perPage={20}
            page={page}
            widgetId={`state-${id}`}
            titles={{ paginationAriaLabel: `Pages: ${name}` }}
          />
        </div>
      )
    }))}
  />
);
