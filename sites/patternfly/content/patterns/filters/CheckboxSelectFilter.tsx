import { useState } from 'react';
import {
  Badge,
  MenuToggle,
  Select,
  SelectList,
  SelectOption,
  Toolbar,
  ToolbarContent,
  ToolbarFilter
} from '@patternfly/react-core';
import { FilteredHosts, HOSTS, STATUSES } from './FilteredHosts';

export const CheckboxSelectFilter: React.FunctionComponent = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [statuses, setStatuses] = useState<string[]>([]);
  const clear = () => setStatuses([]);
  const remove = (status: string) => setStatuses(statuses.filter((other) => other !== status));
  const toggle = (status: string) => (statuses.includes(status) ? remove(status) : setStatuses([...statuses, status]));
  const found = HOSTS.filter(({ status }) => statuses.length === 0 || statuses.includes(status));

  return (
    <>
      <Toolbar clearAllFilters={clear}>
        <ToolbarContent>
          <ToolbarFilter
            categoryName="Status"
            labels={statuses}
            deleteLabel={(_category, label) => remove(label as string)}
            deleteLabelGroup={clear}
          >
            <Select
              role="menu"
              isOpen={isOpen}
              onOpenChange={setIsOpen}
              selected={statuses}
              onSelect={(_event, value) => toggle(String(value))}
              toggle={(toggleRef) => (
                <MenuToggle
                  ref={toggleRef}
                  isExpanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                  badge={
                    statuses.length > 0 && (
                      <Badge isRead screenReaderText="selected">
                        {statuses.length}
                      </Badge>
                    )
                  }
                >
                  Status
                </MenuToggle>
              )}
            >
              <SelectList>
                {STATUSES.map((status) => (
                  <SelectOption key={status} value={status} hasCheckbox isSelected={statuses.includes(status)}>
                    {status}
                  </SelectOption>
                ))}
              </SelectList>
            </Select>
          </ToolbarFilter>
        </ToolbarContent>
      </Toolbar>
      <FilteredHosts hosts={found} onClearAll={clear} />
    </>
  );
};
