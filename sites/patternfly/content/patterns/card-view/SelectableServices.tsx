import { useState } from 'react';
import { Button, Content, Gallery, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { BulkSelect, BulkSelectValue } from '@patternfly/react-component-groups/dist/dynamic/BulkSelect';
import { ServiceCard } from './ServiceCard';
import { SERVICES } from './services';

export const SelectableServices: React.FunctionComponent = () => {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');

  const change = (names: readonly string[]) => {
    setSelected(names);
    setMessage('');
  };

  return (
    <>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <BulkSelect
              ouiaId="services"
              isDataPaginated={false}
              canSelectAll
              totalCount={SERVICES.length}
              selectedCount={selected.length}
              onSelect={(value) => change(value === BulkSelectValue.all ? SERVICES.map(({ name }) => name) : [])}
              menuToggleProps={{ 'aria-label': 'Selection options' }}
            />
          </ToolbarItem>
          <ToolbarItem>
            <Button
              variant="secondary"
              isAriaDisabled={selected.length === 0}
              onClick={() => setMessage(`Restarting ${selected.join(', ')}.`)}
            >
              Restart
            </Button>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <Content component="small" role="status">
        {message || `${selected.length} of ${SERVICES.length} services selected`}
      </Content>
      <Gallery hasGutter minWidths={{ default: '13rem' }}>
        {SERVICES.map((service) => (
          <ServiceCard
            key={service.name}
            id={`selectable-${service.name}`}
            {...service}
            isSelected={selected.includes(service.name)}
            onSelect={(isSelected) =>
              change(isSelected ? [...selected, service.name] : selected.filter((name) => name !== service.name))
            }
          />
        ))}
      </Gallery>
    </>
  );
};
