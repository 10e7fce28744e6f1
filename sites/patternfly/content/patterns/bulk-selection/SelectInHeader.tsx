import { useState } from 'react';
import { Button, Content } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { countOf, SERVERS } from './servers';

const NAMES = SERVERS.slice(0, 4).map(({ name }) => name);

export const SelectInHeader: React.FunctionComponent = () => {
  const [selected, setSelected] = useState<readonly string[]>(['db-1']);

  return (
    <>
      <Content component="small" role="status">
        {`${countOf(selected.length)} selected`}
      </Content>
      <Table aria-label="Servers to move" variant="compact">
        <Thead>
          <Tr>
            <Th
              aria-label="Selection"
              select={{
                isSelected: selected.length === NAMES.length,
                isIndeterminate: selected.length > 0 && selected.length < NAMES.length,
                onSelect: (_event, isSelected) => setSelected(isSelected ? NAMES : [])
              }}
            />
            <Th>Name</Th>
          </Tr>
        </Thead>
        <Tbody>
          {NAMES.map((name, rowIndex) => (
            <Tr key={name}>
              <Td
                select={{
                  rowIndex,
                  isSelected: selected.includes(name),
                  onSelect: (_event, isSelected) =>
                    setSelected(isSelected ? [...selected, name] : selected.filter((other) => other !== name))
                }}
              />
              <Td dataLabel="Name">{name}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <Button isAriaDisabled={selected.length === 0}>Move</Button>
    </>
  );
};
