import { useState } from 'react';
import {
  Badge,
  Breadcrumb,
  BreadcrumbItem,
  Dropdown,
  DropdownItem,
  DropdownList,
  MenuToggle
} from '@patternfly/react-core';

const ADDRESS = '#middle-levels-in-a-dropdown';
const HIDDEN = ['Germany', 'Frankfurt', 'Clusters'];

export const MiddleInDropdown: React.FunctionComponent = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Breadcrumb aria-label="Levels in a dropdown">
      <BreadcrumbItem to={ADDRESS}>EU</BreadcrumbItem>
      <BreadcrumbItem isDropdown>
        <Dropdown
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          onSelect={() => setIsOpen(false)}
          toggle={(toggleRef) => (
            <MenuToggle
              ref={toggleRef}
              size="sm"
              variant="plainText"
              isExpanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              badge={
                <Badge isRead screenReaderText="more levels">
                  {HIDDEN.length}
                </Badge>
              }
            />
          )}
        >
          <DropdownList>
            {HIDDEN.map((level) => (
              <DropdownItem key={level} to={ADDRESS}>
                {level}
              </DropdownItem>
            ))}
          </DropdownList>
        </Dropdown>
      </BreadcrumbItem>
      <BreadcrumbItem to={ADDRESS}>east</BreadcrumbItem>
      <BreadcrumbItem to={ADDRESS} isActive>
        db-1
      </BreadcrumbItem>
    </Breadcrumb>
  );
};
