import { Badge, MenuToggle, Toolbar, ToolbarContent, ToolbarItem } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { PageOutline } from '../../../figures/PageOutline.tsx';

const SERVICES = [
  { name: 'billing-db', region: 'Frankfurt', status: 'Running' },
  { name: 'mail-queue', region: 'Frankfurt', status: 'Failed' },
  { name: 'web-cache', region: 'Frankfurt', status: 'Running' }
];

const selected = (
  <Badge isRead screenReaderText="selected">
    2
  </Badge>
);

export const SelectPlacement: React.FunctionComponent = () => (
  <PageOutline>
    <div>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <MenuToggle style={{ inlineSize: '10rem' }}>Frankfurt</MenuToggle>
          </ToolbarItem>
          <ToolbarItem>
            <MenuToggle badge={selected} style={{ inlineSize: '9rem' }}>
              Status
            </MenuToggle>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <Table aria-label="Services in Frankfurt" variant="compact" gridBreakPoint="">
        <Thead>
          <Tr>
            <Th>Name</Th>
            <Th>Region</Th>
            <Th>Status</Th>
          </Tr>
        </Thead>
        <Tbody>
          {SERVICES.map(({ name, region, status }) => (
            <Tr key={name}>
              <Td>{name}</Td>
              <Td>{region}</Td>
              <Td>{status}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </div>
  </PageOutline>
);
