import { Button, Card, Flex, FlexItem, Title } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { PageOutline } from '../../figures/PageOutline.tsx';

const USERS = [
  { name: 'Amara Obi', team: 'Payments' },
  { name: 'Jonas Berg', team: 'Search' },
  { name: 'Mei Tanaka', team: 'Payments' }
];

export const TablePlacement: React.FunctionComponent = () => (
  <PageOutline>
    <Flex justifyContent={{ default: 'justifyContentSpaceBetween' }}>
      <FlexItem>
        <Title headingLevel="h3" size="xl">
          Users
        </Title>
      </FlexItem>
      <FlexItem>
        <Button>Invite user</Button>
      </FlexItem>
    </Flex>
    <Card>
      <Table aria-label="Users" gridBreakPoint="">
        <Thead>
          <Tr>
            <Th>Name</Th>
            <Th>Team</Th>
          </Tr>
        </Thead>
        <Tbody>
          {USERS.map(({ name, team }) => (
            <Tr key={name}>
              <Td dataLabel="Name">{name}</Td>
              <Td dataLabel="Team">{team}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  </PageOutline>
);
