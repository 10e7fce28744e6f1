import { useRef, useState } from 'react';
import {
  Button,
  Drawer,
  DrawerActions,
  DrawerCloseButton,
  DrawerContent,
  DrawerContentBody,
  DrawerHead,
  DrawerPanelBody,
  DrawerPanelContent,
  Title
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { HostDescription } from './HostDescription';
import { HOST_DETAILS } from './hosts';

export const HostsWithDetails: React.FunctionComponent = () => {
  const [name, setName] = useState<string | null>('db-1');
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const host = HOST_DETAILS.find((details) => details.name === name);

  const close = () => {
    opener.current?.focus();
    setName(null);
  };

  return (
    <Drawer
      isInline
      isExpanded={host !== undefined}
      onExpand={() => heading.current?.focus()}
      style={{ minBlockSize: '19rem' }}
    >
      <DrawerContent
        panelContent={
          <DrawerPanelContent id="host-details" isResizable defaultSize="16rem" minSize="12rem">
            <DrawerHead>
              <Title ref={heading} headingLevel="h4" size="md" tabIndex={-1}>
                {host?.name ?? 'No host'}
              </Title>
              <DrawerActions>
                <DrawerCloseButton onClick={close} aria-label="Close details" />
              </DrawerActions>
            </DrawerHead>
            <DrawerPanelBody>{host && <HostDescription host={host} />}</DrawerPanelBody>
          </DrawerPanelContent>
        }
      >
        <DrawerContentBody>
          <Table aria-label="Hosts with details" variant="compact">
            <Thead>
              <Tr>
                <Th>Name</Th>
                <Th>Region</Th>
              </Tr>
            </Thead>
            <Tbody>
              {HOST_DETAILS.map((details) => {
                const isOpen = details.name === name;
                return (
                  <Tr key={details.name} isRowSelected={isOpen}>
                    <Td dataLabel="Name">
                      <Button
                        ref={isOpen ? opener : undefined}
                        variant="link"
                        isInline
                        aria-expanded={isOpen}
                        onClick={() => (isOpen ? close() : setName(details.name))}
                      >
                        {details.name}
                      </Button>
                    </Td>
                    <Td dataLabel="Region">{details.region}</Td>
                  </Tr>
                );
              })}
            </Tbody>
          </Table>
        </DrawerContentBody>
      </DrawerContent>
    </Drawer>
  );
};
