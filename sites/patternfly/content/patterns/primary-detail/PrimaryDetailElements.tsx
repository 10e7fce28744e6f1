import {
  Card,
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

/** In a narrow window, the panel would cover the hosts. */
const NARROW = { '--pf-v6-c-drawer__panel--FlexBasis': 'min(14rem, 60%)' } as React.CSSProperties;

export const PrimaryDetailElements: React.FunctionComponent = () => {
  const host = HOST_DETAILS[1];
  return (
    <Card>
      <Drawer isInline isExpanded>
        <DrawerContent
          panelContent={
            <DrawerPanelContent
              id={`details-of-${host.name}`}
              isResizable
              defaultSize="14rem"
              style={NARROW}
              resizeAriaLabel={`Resize the details of ${host.name}`}
            >
              <DrawerHead>
                <Title headingLevel="h3" size="md">
                  {host.name}
                </Title>
                <DrawerActions>
                  <DrawerCloseButton aria-label={`Close the details of ${host.name}`} />
                </DrawerActions>
              </DrawerHead>
              <DrawerPanelBody>
                <HostDescription host={host} />
              </DrawerPanelBody>
            </DrawerPanelContent>
          }
        >
          <DrawerContentBody>
            <Table aria-label={`Hosts beside ${host.name}`} variant="compact" gridBreakPoint="">
              <Thead>
                <Tr>
                  <Th>Name</Th>
                </Tr>
              </Thead>
              <Tbody>
                {HOST_DETAILS.map(({ name }) => (
                  <Tr key={name} isRowSelected={name === host.name} isClickable>
                    <Td dataLabel="Name">{name}</Td>
                  </Tr>
                ))}
              </Tbody>
            </Table>
          </DrawerContentBody>
        </DrawerContent>
      </Drawer>
    </Card>
  );
};
