import { useState } from 'react';
import {
  MenuToggle,
  SearchInput,
  Select,
  SelectList,
  SelectOption,
  Toolbar,
  ToolbarContent,
  ToolbarFilter,
  ToolbarGroup,
  ToolbarItem,
  ToolbarToggleGroup
} from '@patternfly/react-core';
import { FilterIcon } from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import { CheckboxSelect } from './CheckboxSelect';
import { FilteredHosts, HOSTS, REGIONS, STATUSES } from './FilteredHosts';

const ATTRIBUTES = ['Name', 'Status', 'Region'];

export const AttributeValueFilter: React.FunctionComponent = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [attribute, setAttribute] = useState('Name');
  const [name, setName] = useState('');
  const [statuses, setStatuses] = useState<string[]>([]);
  const [regions, setRegions] = useState<string[]>([]);
  const clearAll = () => {
    setName('');
    setStatuses([]);
    setRegions([]);
  };
  const found = HOSTS.filter(
    (host) =>
      host.name.includes(name.trim().toLowerCase()) &&
      (statuses.length === 0 || statuses.includes(host.status)) &&
      (regions.length === 0 || regions.includes(host.region))
  );

  return (
    <>
      <Toolbar clearAllFilters={clearAll}>
        <ToolbarContent>
          <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="lg">
            <ToolbarGroup variant="filter-group">
              <ToolbarItem>
                <Select
                  isOpen={isOpen}
                  onOpenChange={setIsOpen}
                  selected={attribute}
                  onSelect={(_event, value) => {
                    setAttribute(String(value));
                    setIsOpen(false);
                  }}
                  shouldFocusToggleOnSelect
                  toggle={(toggleRef) => (
                    <MenuToggle
                      ref={toggleRef}
                      isExpanded={isOpen}
                      onClick={() => setIsOpen(!isOpen)}
                      icon={<FilterIcon />}
                      aria-label={`Attribute: ${attribute}`}
                    >
                      {attribute}
                    </MenuToggle>
                  )}
                >
                  <SelectList aria-label="Attribute">
                    {ATTRIBUTES.map((option) => (
                      <SelectOption key={option} value={option}>
                        {option}
                      </SelectOption>
                    ))}
                  </SelectList>
                </Select>
              </ToolbarItem>
              <ToolbarFilter
                categoryName="Name"
                labels={name === '' ? [] : [name]}
                deleteLabel={() => setName('')}
                showToolbarItem={attribute === 'Name'}
              >
                <SearchInput
                  aria-label="Filter by name"
                  placeholder="Filter by name"
                  value={name}
                  onChange={(_event, value) => setName(value)}
                  onClear={() => setName('')}
                />
              </ToolbarFilter>
              <ToolbarFilter
                categoryName="Status"
                labels={statuses}
                deleteLabel={(_category, label) => setStatuses(statuses.filter((status) => status !== label))}
                deleteLabelGroup={() => setStatuses([])}
                showToolbarItem={attribute === 'Status'}
              >
                <CheckboxSelect
                  label="Filter by status"
                  options={STATUSES}
                  selected={statuses}
                  onChange={setStatuses}
                />
              </ToolbarFilter>
              <ToolbarFilter
                categoryName="Region"
                labels={regions}
                deleteLabel={(_category, label) => setRegions(regions.filter((region) => region !== label))}
                deleteLabelGroup={() => setRegions([])}
                showToolbarItem={attribute === 'Region'}
              >
                <CheckboxSelect label="Filter by region" options={REGIONS} selected={regions} onChange={setRegions} />
              </ToolbarFilter>
            </ToolbarGroup>
          </ToolbarToggleGroup>
        </ToolbarContent>
      </Toolbar>
      <FilteredHosts hosts={found} onClearAll={clearAll} />
    </>
  );
};
