import { useState, type FunctionComponent } from 'react';
import { Button, Tag } from 'larkspur-ui';
import { FILTERS } from './filters.ts';

export const TagRemovable: FunctionComponent = () => {
  const [filters, setFilters] = useState(FILTERS);

  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' }}>
      {filters.map((filter) => (
        <Tag
          key={filter}
          removeLabel={`Remove filter: ${filter}`}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        >
          {filter}
        </Tag>
      ))}
      <Button variant="quiet" size="small" onClick={() => setFilters(FILTERS)}>
        Reset filters
      </Button>
    </div>
  );
};
