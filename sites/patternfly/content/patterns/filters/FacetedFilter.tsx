import { useState } from 'react';
import {
  Badge,
  MenuToggle,
  Select,
  SelectGroup,
  SelectList,
  SelectOption,
  Toolbar,
  ToolbarContent,
  ToolbarFilter
} from '@patternfly/react-core';
import { FilteredHosts, type Host, HOSTS, REGIONS, STATUSES } from './FilteredHosts';

const FACETS = [
  { key: 'status', name: 'Status', values: STATUSES },
  { key: 'region', name: 'Region', values: REGIONS }
] as const;

type Key = (typeof FACETS)[number]['key'];

const NOTHING: Record<Key, string[]> = { status: [], region: [] };

export const FacetedFilter: React.FunctionComponent = () => {
  const [isOpen, setIsOpen] = useState(false);
  const [selected, setSelected] = useState(NOTHING);
  const change = (key: Key, values: string[]) => setSelected({ ...selected, [key]: values });
  const toggle = (key: Key, value: string) =>
    change(
      key,
      selected[key].includes(value) ? selected[key].filter((other) => other !== value) : [...selected[key], value]
    );
  const matches = (host: Host, key: Key) => selected[key].length === 0 || selected[key].includes(host[key]);
  const found = HOSTS.filter((host) => matches(host, 'status') && matches(host, 'region'));
  const count = selected.status.length + selected.region.length;

  const menu = (
    <Select
      role="menu"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onSelect={(_event, value) => {
        const [key, option] = value as [Key, string];
        toggle(key, option);
      }}
      toggle={(toggleRef) => (
        <MenuToggle
          ref={toggleRef}
          isExpanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          badge={
            count > 0 && (
              <Badge isRead screenReaderText="selected">
                {count}
              </Badge>
            )
          }
        >
          Filter hosts
        </MenuToggle>
      )}
    >
      {FACETS.map(({ key, name, values }) => (
        <SelectGroup key={key} label={name}>
          <SelectList aria-label={name}>
            {values.map((value) => (
              <SelectOption key={value} value={[key, value]} hasCheckbox isSelected={selected[key].includes(value)}>
                {value} ({HOSTS.filter((host) => host[key] === value).length})
              </SelectOption>
            ))}
          </SelectList>
        </SelectGroup>
      ))}
    </Select>
  );

  return (
    <>
      <Toolbar clearAllFilters={() => setSelected(NOTHING)}>
        <ToolbarContent>
          {FACETS.map(({ key, name }, index) => (
            <ToolbarFilter
              key={key}
              categoryName={name}
              labels={selected[key]}
              deleteLabel={(_category, label) => toggle(key, label as string)}
              deleteLabelGroup={() => change(key, [])}
              showToolbarItem={index === 0}
            >
              {menu}
            </ToolbarFilter>
          ))}
        </ToolbarContent>
      </Toolbar>
      <FilteredHosts hosts={found} onClearAll={() => setSelected(NOTHING)} />
    </>
  );
};
