import { useState } from 'react';
import { Card } from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';

const PROJECTS = [
  { name: 'Orion', owner: 'Dana' },
  { name: 'Atlas', owner: 'Jonas' },
  { name: 'Vega', owner: 'Mei' }
];

export const StarredRows: React.FunctionComponent = () => {
  const [starred, setStarred] = useState(['Orion']);
  return (
    <Card>
      <Table aria-label="Projects" gridBreakPoint="">
        <Thead>
          <Tr>
            <Th screenReaderText="Favorite" modifier="fitContent" />
            <Th>Project</Th>
            <Th>Owner</Th>
          </Tr>
        </Thead>
        <Tbody>
          {PROJECTS.map(({ name, owner }, rowIndex) => (
            <Tr key={name}>
              <Td
                favorites={{
                  rowIndex,
                  isFavorited: starred.includes(name),
                  onFavorite: (_event, isFavoring) =>
                    setStarred(isFavoring ? [...starred, name] : starred.filter((other) => other !== name))
                }}
              />
              <Td dataLabel="Project">{name}</Td>
              <Td dataLabel="Owner">{owner}</Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Card>
  );
};
