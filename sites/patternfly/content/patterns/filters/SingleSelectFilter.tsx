import { useState } from 'react';
import {
  MenuToggle,
  Select,
  SelectList,
  SelectOption,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';
import { FilteredHosts, HOSTS, REGIONS } from './FilteredHosts';

const ALL = 'All regions';

export const SingleSelectFilter: React.FunctionComponent = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [region, setRegion] = useState(ALL);
  const found = HOSTS.filter((host) => region === ALL || host.region === region);

  return (
    <>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <Select
              isOpen={isOpen}
              onOpenChange={setIsOpen}
              selected={region}
              onSelect={(_event, value) => {
                setRegion(String(value));
                setIsOpen(false);
              }}
              shouldFocusToggleOnSelect
              toggle={(toggleRef) => (
                <MenuToggle
                  ref={toggleRef}
                  isExpanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                  aria-label={`Region: ${region}`}
                >
                  {region}
                </MenuToggle>
              )}
            >
              <SelectList aria-label="Region">
                {[ALL, ...REGIONS].map((option) => (
                  <SelectOption key={option} value={option}>
                    {option}
                  </SelectOption>
                ))}
              </SelectList>
            </Select>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <FilteredHosts hosts={found} onClearAll={() => setRegion(ALL)} />
    </>
  );
};
