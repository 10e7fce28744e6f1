import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  EmptyStateBody,
  EmptyStateFooter,
  type EmptyStateProps,
  Skeleton
} from '@patternfly/react-core';
import { PlusCircleIcon } from '@patternfly/react-icons/dist/esm/icons/plus-circle-icon';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { forced } from '../../figures/Force.tsx';
import { Specimens } from '../../figures/Specimens.tsx';

/** Two tables fit beside each other. */
const WIDTH = '18.5rem';

interface VolumesProps {
  /** Accessible name of the table. */
  label: string;
  isLoading?: boolean;
  /** What the table has instead of rows. */
  children: React.ReactNode;
}

function Volumes({ label, isLoading, children }: VolumesProps): React.ReactElement {
  return (
    <Card style={{ inlineSize: WIDTH, maxInlineSize: '100%' }}>
      <Table aria-label={label} variant="compact" aria-busy={isLoading} gridBreakPoint="">
        <Thead>
          <Tr>
            <Th width={60}>Volume</Th>
            <Th style={{ textAlign: 'end' }}>Size</Th>
          </Tr>
        </Thead>
        <Tbody>{children}</Tbody>
      </Table>
    </Card>
  );
}

const ROWS = [
  { name: 'Default' },
  { name: 'Hover, clickable', isHovered: true },
  { name: 'Selected', isSelected: true },
  { name: 'Disabled selection', isDisabled: true }
] as const satisfies { name: string; isHovered?: boolean; isSelected?: boolean; isDisabled?: boolean }[];

/** Each row is named after its state. Only clickable ones react to the pointer. */
const rowsByState = (
  <Card style={{ inlineSize: WIDTH, maxInlineSize: '100%' }}>
    <Table aria-label="Rows by state" variant="compact" gridBreakPoint="">
      <Thead>
        <Tr>
          <Th screenReaderText="Select" />
          <Th>State</Th>
        </Tr>
      </Thead>
      <Tbody>
        {ROWS.map(({ name, ...state }) => {
          const isHovered = 'isHovered' in state;
          const isSelected = 'isSelected' in state;
          return (
            <Tr key={name} isRowSelected={isSelected} isClickable={isHovered} {...(isHovered && forced('hover'))}>
              <Td dataLabel="Select">
                <Checkbox
                  id={`row-${name}`}
                  aria-label={`Select ${name}`}
                  isChecked={isSelected}
                  isDisabled={'isDisabled' in state}
                />
              </Td>
              <Td dataLabel="State">{name}</Td>
            </Tr>
          );
        })}
      </Tbody>
    </Table>
  </Card>
);

const loadingRows = [1, 2, 3].map((row) => (
  <Tr key={row}>
    <Td dataLabel="Volume">
      <Skeleton screenreaderText="Loading the name" />
    </Td>
    <Td dataLabel="Size">
      <Skeleton width="60%" style={{ marginInlineStart: 'auto' }} screenreaderText="Loading the size" />
    </Td>
  </Tr>
));

interface MessageProps extends Pick<EmptyStateProps, 'icon' | 'status' | 'titleText'> {
  message: string;
  action: React.ReactNode;
}

function Message({ message, action, ...heading }: MessageProps): React.ReactElement {
  return (
    <Tr>
      <Td colSpan={2}>
        <EmptyState variant="xs" headingLevel="h3" {...heading}>
          <EmptyStateBody>{message}</EmptyStateBody>
          <EmptyStateFooter>{action}</EmptyStateFooter>
        </EmptyState>
      </Td>
    </Tr>
  );
}

const empty = (
  <Message
    icon={PlusCircleIcon}
    titleText="No volumes"
    message="They store your servers' data."
    action={<Button>Create volume</Button>}
  />
);

const failed = (
  <Message
    status="danger"
    titleText="Couldn't load the volumes"
    message="The storage timed out."
    action={<Button variant="link">Try again</Button>}
  />
);

export const TableStates: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={[
      { name: 'Rows', specimen: rowsByState },
      {
        name: 'Loading',
        specimen: (
          <Volumes label="Volumes, loading" isLoading>
            {loadingRows}
          </Volumes>
        )
      },
      { name: 'Empty', specimen: <Volumes label="Volumes, none yet">{empty}</Volumes> },
      { name: 'Failed', specimen: <Volumes label="Volumes, failed">{failed}</Volumes> }
    ]}
  />
);
