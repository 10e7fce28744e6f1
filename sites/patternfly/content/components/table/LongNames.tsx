import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, type TdProps, Th, Thead, Tr } from '@patternfly/react-table';

const REPORTS = [
  { name: 'Monthly costs of all clusters in Europe', pages: 12 },
  { name: 'Open vulnerabilities by severity', pages: 4 }
];

interface LongNamesProps {
  label: string;
  modifier?: TdProps['modifier'];
}

/** Names that are longer than their column. */
export const LongNames: React.FunctionComponent<LongNamesProps> = ({ label, modifier }) => (
  <Card>
    <Table aria-label={label} variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th width={70}>Report</Th>
          <Th style={{ textAlign: 'end' }}>Pages</Th>
        </Tr>
      </Thead>
      <Tbody>
        {REPORTS.map(({ name, pages }) => (
          <Tr key={name}>
            <Td dataLabel="Report" modifier={modifier}>
              {name}
            </Td>
            <Td dataLabel="Pages" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
              {pages}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  </Card>
);
