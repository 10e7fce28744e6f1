import { Divider, DropdownItem, MenuToggle } from '@patternfly/react-core';
import { OpenSelect } from '../../../figures/OpenSelect.tsx';

const toggle = (
  <MenuToggle variant="secondary" isExpanded>
    Actions
  </MenuToggle>
);

export const DropdownParts: React.FunctionComponent = () => (
  <OpenSelect label="Actions for db-1" role="menu" width="14rem" toggle={toggle}>
    <DropdownItem value="restart" description="Takes about a minute">
      Restart
    </DropdownItem>
    <DropdownItem value="stop">Stop</DropdownItem>
    <Divider component="li" />
    <DropdownItem value="delete" isDanger>
      Delete…
    </DropdownItem>
  </OpenSelect>
);
