import { Checkbox } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { Server } from '../../cast/servers';

export interface SelectableServersProps {
  /** Starts the ids of the checkboxes. */
  id: string;
  /** Names the table for screen readers. */
  label: string;
  servers: readonly Server[];
  selected: ReadonlySet<string>;
  onSelect: (name: string, isSelected: boolean) => void;
}

/** Servers with a checkbox in each row. */
export const SelectableServers: React.FunctionComponent<SelectableServersProps> = ({
  id,
  label,
  servers,
  selected,
  onSelect
}) => (
  <Table aria-label={label} variant="compact">
    <Thead>
      <Tr>
        <Th screenReaderText="Selection" />
        <Th>Name</Th>
        <Th>Status</Th>
      </Tr>
    </Thead>
    <Tbody>
      {servers.map(({ name, status }) => (
        <Tr key={name}>
          <Td className="pf-v6-c-table__check">
            <Checkbox
              id={`${id}-${name}`}
              aria-label={`Select ${name}`}
              isChecked={selected.has(name)}
              onChange={(_event, isSelected) => onSelect(name, isSelected)}
            />
          </Td>
          <Td dataLabel="Name">{name}</Td>
          <Td dataLabel="Status">{status}</Td>
        </Tr>
      ))}
    </Tbody>
  </Table>
);
