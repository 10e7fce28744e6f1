import { Button, Card, MenuToggle, SearchInput, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const VOLUMES = [
  { name: 'data-1', size: '250 GB' },
  { name: 'logs-archive', size: '500 GB' }
];

export const ToolbarPlacement: React.FunctionComponent = () => (
  <Card>
    <Toolbar style={{ padding: 'var(--pf-t--global--spacer--md)' }}>
      <ToolbarContent>
        <ToolbarItem>
          <SearchInput
            aria-label="Find a volume"
            placeholder="Find a volume"
            value=""
            style={{ inlineSize: '11rem' }}
          />
        </ToolbarItem>
        <ToolbarItem align={{ default: 'alignEnd' }}>
          <Button>Create volume</Button>
        </ToolbarItem>
      </ToolbarContent>
    </Toolbar>
    <Table aria-label="Volumes with actions" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Name</Th>
          <Th style={{ textAlign: 'end' }}>Size</Th>
          <Th screenReaderText="Actions" />
        </Tr>
      </Thead>
      <Tbody>
        {VOLUMES.map(({ name, size }) => (
          <Tr key={name}>
            <Td dataLabel="Name">{name}</Td>
            <Td dataLabel="Size" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {size}
            </Td>
            <Td isActionCell>
              <MenuToggle variant="plain" aria-label={`Actions of ${name}`} icon={<EllipsisVIcon />} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
