import { useState } from 'react';
import { ToggleGroup, ToggleGroupItem, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { FilteredHosts, HOSTS, STATUSES } from './FilteredHosts';

const ALL = 'All';

export const ToggleGroupFilter: React.FunctionComponent = () => {
  const [status, setStatus] = useState(ALL);
  const found = HOSTS.filter((host) => status === ALL || host.status === status);

  return (
    <>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <ToggleGroup aria-label="Filter by status">
              {[ALL, ...STATUSES].map((option) => (
                <ToggleGroupItem
                  key={option}
                  text={option}
                  isSelected={status === option}
                  onChange={() => setStatus(option)}
                />
              ))}
            </ToggleGroup>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <FilteredHosts hosts={found} onClearAll={() => setStatus(ALL)} />
    </>
  );
};
