import { Card, EmptyState, EmptyStateBody, EmptyStateFooter, type EmptyStateProps } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

interface TableMessageProps extends Pick<EmptyStateProps, 'icon' | 'status' | 'titleText'> {
  /** Accessible name of the table. */
  label: string;
  message: string;
  action: React.ReactNode;
}

/** A table with a message in place of its rows. */
export const TableMessage: React.FunctionComponent<TableMessageProps> = ({ label, message, action, ...heading }) => (
  <Card>
    <Table aria-label={label} gridBreakPoint="">
      <Thead>
        <Tr>
          <Th>Volume</Th>
          <Th>Size</Th>
        </Tr>
      </Thead>
      <Tbody>
        <Tr>
          <Td colSpan={2}>
            <EmptyState variant="sm" headingLevel="h3" {...heading}>
              <EmptyStateBody>{message}</EmptyStateBody>
              <EmptyStateFooter>{action}</EmptyStateFooter>
            </EmptyState>
          </Td>
        </Tr>
      </Tbody>
    </Table>
  </Card>
);
