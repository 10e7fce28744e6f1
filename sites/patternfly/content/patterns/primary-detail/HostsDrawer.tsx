import {
  Button,
  Card,
  Drawer,
  DrawerActions,
  DrawerCloseButton,
  DrawerContent,
  DrawerContentBody,
  DrawerHead,
  DrawerPanelBody,
  DrawerPanelContent,
  Title,
  type DrawerPanelContentProps,
  type DrawerProps
} from '@patternfly/react-core';
import { Table, Tbody, Td, Th, Thead, Tr } from '@patternfly/react-table';
import { HostStatus } from './HostStatus';
import { HOST_DETAILS, type HostDetails } from './hosts';

export interface HostsDrawerProps {
  /** Names the table and the panel, unique on its page. */
  id: string;
  /** Name of the marked host. */
  openHost?: string;
  hosts?: readonly HostDetails[];
  /** Columns after the name. */
  columns?: readonly ('Status' | 'Region' | 'Last backup')[];
  /** Heading of the panel. */
  heading?: string;
  panelWidth?: string;
  drawer?: DrawerProps;
  panel?: DrawerPanelContentProps;
  /** Body of the panel. */
  children: React.ReactNode;
}

const CELLS = {
  Status: (host: HostDetails) => <HostStatus host={host} />,
  Region: (host: HostDetails) => host.region,
  'Last backup': (host: HostDetails) => host.lastBackup
};

/** Figures are narrower than the panel. */
const NARROW = { '--pf-v6-c-drawer__panel--MinWidth': '0' } as React.CSSProperties;

/** Hosts with a panel, in one state. In a narrow window, the panel of the component would cover the hosts. */
export const HostsDrawer: React.FunctionComponent<HostsDrawerProps> = (props) => {
  const { id, openHost, hosts = HOST_DETAILS, columns = [], heading, panelWidth = '55%', children } = props;
  // Numbers of parts are placed once, and would miss a panel that slides in at another width of the window.
  const width = { '--pf-v6-c-drawer__panel--FlexBasis': panelWidth, transition: 'none' } as React.CSSProperties;
  return (
    <Card>
      <Drawer isInline isExpanded style={NARROW} {...props.drawer}>
        <DrawerContent
          panelContent={
            <DrawerPanelContent id={`${id}-panel`} style={width} {...props.panel}>
              <DrawerHead>
                {heading && (
                  <Title headingLevel="h3" size="md">
                    {heading}
                  </Title>
                )}
                {!props.drawer?.isStatic && (
                  <DrawerActions>
                    <DrawerCloseButton aria-label={`Close details: ${id}`} />
                  </DrawerActions>
                )}
              </DrawerHead>
              <DrawerPanelBody>{children}</DrawerPanelBody>
            </DrawerPanelContent>
          }
        >
          <DrawerContentBody>
            <Table aria-label={`Hosts: ${id}`} variant="compact" gridBreakPoint="">
              <Thead>
                <Tr>
                  <Th>Name</Th>
                  {columns.map((column) => (
                    <Th key={column}>{column}</Th>
                  ))}
                </Tr>
              </Thead>
              <Tbody>
                {hosts.map((host) => (
                  <Tr key={host.name} isRowSelected={host.name === openHost}>
                    <Td dataLabel="Name" modifier="nowrap">
                      <Button variant="link" isInline aria-expanded={host.name === openHost}>
                        {host.name}
                      </Button>
                    </Td>
                    {columns.map((column) => (
                      <Td key={column} dataLabel={column} modifier="nowrap">
                        {CELLS[column](host)}
                      </Td>
                    ))}
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
