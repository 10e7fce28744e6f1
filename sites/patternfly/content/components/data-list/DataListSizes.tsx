import { DataList, Stack, StackItem } from '@patternfly/react-core';
import { Row } from './Row.tsx';

const SIZES = [
  { id: 'default', label: 'Servers, default', isCompact: false },
  { id: 'compact', label: 'Servers, compact', isCompact: true }
];

export const DataListSizes: React.FunctionComponent = () => (
  <Stack hasGutter>
    {SIZES.map(({ id, label, isCompact }) => (
      <StackItem key={id}>
        <DataList aria-label={label} isCompact={isCompact}>
          <Row id={`${id}-db-1`} cells={['db-1', 'Frankfurt']} />
          <Row id={`${id}-db-2`} cells={['db-2', 'Dublin']} />
        </DataList>
      </StackItem>
    ))}
  </Stack>
);
