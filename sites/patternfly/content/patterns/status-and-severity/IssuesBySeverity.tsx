import { useState } from 'react';
import { Severity, SeverityType } from '@patternfly/react-component-groups/dist/dynamic/Severity';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

/** From the most to the least urgent. */
const RANKED = [
  { severity: SeverityType.critical, label: 'Critical' },
  { severity: SeverityType.important, label: 'Important' },
  { severity: SeverityType.moderate, label: 'Moderate' },
  { severity: SeverityType.minor, label: 'Minor' },
  { severity: SeverityType.none, label: 'None' },
  { severity: SeverityType.undefined, label: 'Undefined' }
];

/** Rank of the severity, and title. */
const ISSUES: readonly [rank: number, title: string][] = [
  [2, 'Session cookies are sent without encryption'],
  [0, 'The database accepts the default password'],
  [5, 'A dependency has no known maintainer'],
  [3, 'An error page shows the version of the server'],
  [1, 'Uploads are not scanned']
];

export const IssuesBySeverity: React.FunctionComponent = () => {
  const [direction, setDirection] = useState<'asc' | 'desc'>('desc');
  const sorted = ISSUES.toSorted(([first], [second]) => (direction === 'desc' ? first - second : second - first));

  return (
    <Table aria-label="Issues by severity" variant="compact">
      <Thead>
        <Tr>
          <Th
            sort={{
              columnIndex: 0,
              sortBy: { index: 0, direction },
              onSort: (_event, _index, newDirection) => setDirection(newDirection)
            }}
          >
            Severity
          </Th>
          <Th>Issue</Th>
        </Tr>
      </Thead>
      <Tbody>
        {sorted.map(([rank, title]) => (
          <Tr key={title}>
            <Td dataLabel="Severity">
              <Severity severity={RANKED[rank].severity} label={RANKED[rank].label} />
            </Td>
            <Td dataLabel="Issue">{title}</Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
};
