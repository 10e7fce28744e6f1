import { MenuToggle } from '@patternfly/react-core';
import { EllipsisVIcon } from '@patternfly/react-icons/dist/esm/icons/ellipsis-v-icon';
import { ActionsColumn, type IAction, Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import type { Volume } from './volumes';

export interface VolumeTableProps {
  volumes: readonly Volume[];
  /** Names the table for screen readers. */
  label: string;
  actionsOf: (volume: Volume) => IAction[];
}

/** Volumes with a menu of actions for each. */
export const VolumeTable: React.FunctionComponent<VolumeTableProps> = ({ volumes, label, actionsOf }) => (
  <Table aria-label={label} variant="compact">
    <Thead>
      <Tr>
        <Th>Name</Th>
        <Th style={{ textAlign: 'end' }}>Size</Th>
        <Th>Server</Th>
        <Th screenReaderText="Actions" />
      </Tr>
    </Thead>
    <Tbody>
      {volumes.map((volume) => (
        <Tr key={volume.name}>
          <Td dataLabel="Name">{volume.name}</Td>
          <Td dataLabel="Size" className="pf-v6-m-tabular-nums" style={{ textAlign: 'end' }}>
            {volume.size}
          </Td>
          <Td dataLabel="Server">{volume.server ?? 'None'}</Td>
          <Td isActionCell>
            <ActionsColumn
              items={actionsOf(volume)}
              actionsToggle={({ onToggle, isOpen, isDisabled, toggleRef }) => (
                <MenuToggle
                  ref={toggleRef}
                  variant="plain"
                  icon={<EllipsisVIcon />}
                  aria-label={`Actions for ${volume.name}`}
                  isExpanded={isOpen}
                  isDisabled={isDisabled}
                  onClick={onToggle}
                />
              )}
            />
          </Td>
        </Tr>
      ))}
    </Tbody>
  </Table>
);
