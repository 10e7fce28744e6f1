import { Badge, MenuToggle } from '@patternfly/react-core';
import { FilterIcon } from '@patternfly/react-icons/dist/esm/icons/filter-icon';

const count = (
  <Badge isRead screenReaderText="selected">
    2
  </Badge>
);

export const MenuToggleParts: React.FunctionComponent = () => (
  <MenuToggle icon={<FilterIcon />} badge={count}>
    Status
  </MenuToggle>
);
