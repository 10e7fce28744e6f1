import { useState } from 'react';
import { Toolbar, ToolbarContent, ToolbarFilter, ToolbarGroup, ToolbarToggleGroup } from '@patternfly/react-core';
import { FilterIcon } from '@patternfly/react-icons/dist/esm/icons/filter-icon';
import { CheckboxSelect } from './CheckboxSelect';
import { FilteredHosts, HOSTS, REGIONS, STATUSES } from './FilteredHosts';

export const FilterGroup: React.FunctionComponent = () => {
  const [statuses, setStatuses] = useState<string[]>([]);
  const [regions, setRegions] = useState<string[]>([]);
  const clearAll = () => {
    setStatuses([]);
    setRegions([]);
  };
  const found = HOSTS.filter(
    ({ status, region }) =>
      (statuses.length === 0 || statuses.includes(status)) && (regions.length === 0 || regions.includes(region))
  );

  return (
    <>
      <Toolbar clearAllFilters={clearAll}>
        <ToolbarContent>
          <ToolbarToggleGroup toggleIcon={<FilterIcon />} breakpoint="lg">
            <ToolbarGroup variant="filter-group">
              <ToolbarFilter
                categoryName="Status"
                labels={statuses}
                deleteLabel={(_category, label) => setStatuses(statuses.filter((status) => status !== label))}
                deleteLabelGroup={() => setStatuses([])}
              >
                <CheckboxSelect label="Status" options={STATUSES} selected={statuses} onChange={setStatuses} />
              </ToolbarFilter>
              <ToolbarFilter
                categoryName="Region"
                labels={regions}
                deleteLabel={(_category, label) => setRegions(regions.filter((region) => region !== label))}
                deleteLabelGroup={() => setRegions([])}
              >
                <CheckboxSelect label="Region" options={REGIONS} selected={regions} onChange={setRegions} />
              </ToolbarFilter>
            </ToolbarGroup>
          </ToolbarToggleGroup>
        </ToolbarContent>
      </Toolbar>
      <FilteredHosts hosts={found} onClearAll={clearAll} />
    </>
  );
};
