import { Button, Card, CardBody, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { BulkSelect } from '@patternfly/react-component-groups/dist/dynamic/BulkSelect';
import { SelectableServers } from './SelectableServers';
import { serversOf } from './servers';

export const BulkSelectionElements: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <BulkSelect
              ouiaId="elements"
              pageCount={3}
              selectedCount={2}
              pagePartiallySelected
              onSelect={() => undefined}
            />
          </ToolbarItem>
          <ToolbarItem>
            <Button variant="secondary" data-part="action">
              Restart
            </Button>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <SelectableServers
        id="elements"
        label="Servers with two selected"
        servers={serversOf(1)}
        selected={new Set(['db-1', 'mail-1'])}
        onSelect={() => undefined}
      />
    </CardBody>
  </Card>
);
