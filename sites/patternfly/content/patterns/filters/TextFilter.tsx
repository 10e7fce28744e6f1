import { useState } from 'react';
import { SearchInput, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { FilteredHosts, HOSTS } from './FilteredHosts';

export const TextFilter: React.FunctionComponent = () => {
  const [text, setText] = useState('');
  const clear = () => setText('');
  const found = HOSTS.filter(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()));

  return (
    <>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <SearchInput
              aria-label="Filter by name"
              placeholder="Filter by name"
              value={text}
              onChange={(_event, value) => setText(value)}
              onClear={clear}
              resetButtonLabel="Clear name"
            />
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <FilteredHosts hosts={found} onClearAll={clear} />
    </>
  );
};
