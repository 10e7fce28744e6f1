import {
  Card,
  CardBody,
  SearchInput,
  Title,
  ToggleGroup,
  ToggleGroupItem,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';
import { useState } from 'react';
import { SERVERS } from '../../cast/servers.ts';

const STATES = ['All', 'Running', 'Failed'];

export const ServersToolbar: React.FunctionComponent = () => {
  const [state, setState] = useState('Running');
  const [text, setText] = useState('');
  const found = SERVERS.filter(
    ({ name, status }) => name.includes(text) && (state === 'All' || (status as string) === state)
  );
  return (
    <Card>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <SearchInput
              aria-label="Filter servers by name"
              placeholder="Filter by name"
              value={text}
              onChange={(_event, value) => setText(value)}
              onClear={() => setText('')}
            />
          </ToolbarItem>
          <ToolbarItem>
            <ToggleGroup aria-label="Filter servers by status">
              {STATES.map((name) => (
                <ToggleGroupItem key={name} text={name} isSelected={name === state} onChange={() => setState(name)} />
              ))}
            </ToggleGroup>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <CardBody>
        <Title headingLevel="h3" size="md">
          {found.length} servers
        </Title>
        {found.map(({ name }) => name).join(', ')}
      </CardBody>
    </Card>
  );
};
