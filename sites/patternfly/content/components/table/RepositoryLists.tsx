import { useState } from 'react';
import { Card, CardBody, List, ListItem } from '@patternfly/react-core';
import { ExpandableRowContent, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const LISTS = { Branches: ['main', 'release-2'], Reviewers: ['Amara', 'Jonas', 'Mei'] };
type Column = keyof typeof LISTS;
const COLUMNS = Object.keys(LISTS) as Column[];

export const NumberWithList: React.FunctionComponent = () => {
  const [open, setOpen] = useState<Column | null>('Branches');
  return (
    <Card>
      <CardBody>
        <Table aria-label="Repositories" isExpandable gridBreakPoint="">
          <Thead>
            <Tr>
              <Th>Repository</Th>
              {COLUMNS.map((column) => (
                <Th key={column}>{column}</Th>
              ))}
            </Tr>
          </Thead>
          <Tbody isExpanded={open !== null}>
            <Tr isContentExpanded={open !== null} isControlRow>
              <Td dataLabel="Repository">console</Td>
              {COLUMNS.map((column, index) => {
                const isExpanded = open === column;
                const onToggle = () => setOpen(isExpanded ? null : column);
                const compoundExpand = {
                  isExpanded,
                  onToggle,
                  expandId: 'repository',
                  rowIndex: 0,
                  columnIndex: index + 1
                };
                return (
                  <Td key={column} dataLabel={column} compoundExpand={compoundExpand}>
                    {LISTS[column].length}
                  </Td>
                );
              })}
            </Tr>
            {open && (
              <Tr isExpanded>
                <Td dataLabel={open} colSpan={3}>
                  <ExpandableRowContent>
                    <List isPlain>
                      {LISTS[open].map((name) => (
                        <ListItem key={name}>{name}</ListItem>
                      ))}
                    </List>
                  </ExpandableRowContent>
                </Td>
              </Tr>
            )}
          </Tbody>
        </Table>
      </CardBody>
    </Card>
  );
};
