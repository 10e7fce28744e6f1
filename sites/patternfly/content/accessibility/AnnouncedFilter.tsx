import { useState } from 'react';
import { Card, CardBody, SearchInput, Stack, StackItem } from '@patternfly/react-core';

const HOSTS = ['alpha', 'beta', 'gamma', 'gateway'];

/** A filter whose number of results is announced while people type. */
export const AnnouncedFilter: React.FunctionComponent = () => {
  const [text, setText] = useState('ga');
  const found = HOSTS.filter((host) => host.includes(text.toLowerCase()));
  return (
    <Card>
      <CardBody>
        <Stack hasGutter>
          <StackItem>
            <SearchInput
              aria-label="Filter by name"
              value={text}
              onChange={(_event, value) => setText(value)}
              onClear={() => setText('')}
            />
          </StackItem>
          <StackItem>
            <p role="status">
              {found.length} of {HOSTS.length} hosts
            </p>
          </StackItem>
          <StackItem>
            <ul>
              {found.map((host) => (
                <li key={host}>{host}</li>
              ))}
            </ul>
          </StackItem>
        </Stack>
      </CardBody>
    </Card>
  );
};
