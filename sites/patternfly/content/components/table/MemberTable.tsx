import { Card } from '@patternfly/react-core';
import { Table, type TableProps, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const MEMBERS = [
  { name: 'Amara', role: 'Owner' },
  { name: 'Jonas', role: 'Editor' },
  { name: 'Mei', role: 'Viewer' },
  { name: 'Tomas', role: 'Viewer' },
  { name: 'Zoe', role: 'Viewer' }
];

interface MemberTableProps {
  label: string;
  variant?: TableProps['variant'];
  count: number;
}

/** The first members of a team, in either size. */
export const MemberTable: React.FunctionComponent<MemberTableProps> = ({ label, variant, count }) => (
  <Card>
    <Table aria-label={label} variant={variant} gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Member</Th>
          <Th>Role</Th>
        </Tr>
      </Thead>
      <Tbody>
        {MEMBERS.slice(0, count).map(({ name, role }) => (
          <Tr key={name}>
            <Td dataLabel="Member">{name}</Td>
            <Td dataLabel="Role">{role}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
