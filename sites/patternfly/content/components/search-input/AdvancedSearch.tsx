import { SearchInput } from '@patternfly/react-core';
import { useState } from 'react';

const ATTRIBUTES = [
  { attr: 'name', display: 'Name' },
  { attr: 'region', display: 'Region' }
];

export const AdvancedSearch: React.FunctionComponent = () => {
  const [query, setQuery] = useState('name:web region:dublin');
  return (
    <SearchInput
      aria-label="Find servers"
      attributes={ATTRIBUTES}
      advancedSearchDelimiter=":"
      value={query}
      onChange={(_event, value) => setQuery(value)}
      onSearch={() => undefined}
      onClear={() => setQuery('')}
    />
  );
};
