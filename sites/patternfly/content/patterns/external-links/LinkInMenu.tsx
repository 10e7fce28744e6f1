import { useState } from 'react';
import { Dropdown, DropdownItem, DropdownList, MenuToggle } from '@patternfly/react-core';

export const LinkInMenu: React.FunctionComponent = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dropdown
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      onSelect={() => setIsOpen(false)}
      toggle={(ref) => (
        <MenuToggle ref={ref} isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Help
        </MenuToggle>
      )}
    >
      <DropdownList>
        <DropdownItem>Keyboard shortcuts</DropdownItem>
        <DropdownItem isExternalLink to="https://www.rfc-editor.org">
          RFC Editor<span className="pf-v6-screen-reader"> (opens in a new tab)</span>
        </DropdownItem>
      </DropdownList>
    </Dropdown>
  );
};
