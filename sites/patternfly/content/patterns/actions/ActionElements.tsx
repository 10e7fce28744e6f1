import {
  Button,
  Card,
  CardBody,
  Content,
  Flex,
  FlexItem,
  MenuToggle,
  SearchInput,
  Toolbar,
  ToolbarContent,
  ToolbarItem
} from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { VOLUMES } from './volumes';

export const ActionElements: React.FunctionComponent = () => (
  <Card>
    <CardBody>
      <Flex columnGap={{ default: 'columnGapSm' }}>
        <Content component="p">
          <strong>Storage</strong>
        </Content>
        <FlexItem align={{ default: 'alignRight' }}>
          <Button data-part="page">Create volume</Button>
        </FlexItem>
        <MenuToggle variant="plain" icon={<EllipsisVIcon />} aria-label="More actions for storage" data-part="more" />
      </Flex>
      <Toolbar>
        <ToolbarContent>
          <ToolbarItem>
            <SearchInput aria-label="Filter by name" placeholder="Filter by name" />
          </ToolbarItem>
          <ToolbarItem>
            <Button variant="secondary" isDisabled data-part="selection">
              Attach
            </Button>
          </ToolbarItem>
        </ToolbarContent>
      </Toolbar>
      <Table aria-label="Volumes" variant="compact">
        <Thead>
          <Tr>
            <Th>Name</Th>
            <Th style={{ textAlign: 'end' }}>Size</Th>
            <Th screenReaderText="Actions" />
          </Tr>
        </Thead>
        <Tbody>
          {VOLUMES.slice(0, 2).map(({ name, size }) => (
            <Tr key={name}>
              <Td dataLabel="Name">{name}</Td>
              <Td dataLabel="Size" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
                {size}
              </Td>
              <Td isActionCell>
                <MenuToggle
                  variant="plain"
                  icon={<EllipsisVIcon />}
                  aria-label={`Actions for ${name}`}
                  data-part="item"
                />
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </CardBody>
  </Card>
);
