import { DrawerPanelDescription } from '@patternfly/react-core';
import { DrawerBox } from './DrawerBox.tsx';

export const DrawerParts: React.FunctionComponent = () => (
  <DrawerBox
    isInline
    title="db-1"
    panelSize="60%"
    panel={{ isResizable: true, resizeAriaLabel: 'Resize db-1' }}
    description={<DrawerPanelDescription>PostgreSQL, in Frankfurt</DrawerPanelDescription>}
  >
    One volume of 250 GB, and 16 GB of memory.
  </DrawerBox>
);
