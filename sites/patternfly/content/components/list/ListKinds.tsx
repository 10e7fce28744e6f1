import { List, ListItem, ListVariant } from '@patternfly/react-core';
import { RhUiMemoryIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-memory-icon';
import { RhUiNetworkIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-network-icon';
import { Specimens } from '../../figures/Specimens.tsx';

export const ListKinds: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={[
      {
        name: 'Bullets',
        specimen: (
          <List>
            <ListItem>16 GB of memory</ListItem>
            <ListItem>A public address</ListItem>
          </List>
        )
      },
      {
        name: 'Numbers',
        specimen: (
          <List component="ol">
            <ListItem>Stop the server</ListItem>
            <ListItem>Add a volume</ListItem>
          </List>
        )
      },
      {
        name: 'Icons',
        specimen: (
          <List isPlain>
            <ListItem icon={<RhUiMemoryIcon />}>16 GB of memory</ListItem>
            <ListItem icon={<RhUiNetworkIcon />}>A public address</ListItem>
          </List>
        )
      },
      {
        name: 'Lines',
        specimen: (
          <List isPlain isBordered>
            <ListItem>web-1</ListItem>
            <ListItem>web-2</ListItem>
          </List>
        )
      },
      {
        name: 'Inline',
        specimen: (
          <List variant={ListVariant.inline} isPlain>
            <ListItem>Dublin</ListItem>
            <ListItem>Mumbai</ListItem>
          </List>
        )
      }
    ]}
  />
);
