import { DrawerBox } from './DrawerBox.tsx';

export const PanelOver: React.FunctionComponent = () => (
  <DrawerBox title="Regions" content="Choose the region that is nearest to your users. You can move a server later.">
    Servers in Frankfurt and Dublin share backups.
  </DrawerBox>
);
