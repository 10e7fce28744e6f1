import { MenuToggle, MenuToggleAction } from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { Specimens } from '../../../figures/Specimens.tsx';

const save = <MenuToggleAction key="save">Save</MenuToggleAction>;

const kebab = <MenuToggle variant="plain" aria-label="Actions for queue-1" icon={<RhUiEllipsisVerticalFillIcon />} />;

export const DropdownToggles: React.FunctionComponent = () => (
  <Specimens
    items={[
      { name: 'Primary', specimen: <MenuToggle variant="primary">Create</MenuToggle> },
      { name: 'Secondary', specimen: <MenuToggle variant="secondary">Actions</MenuToggle> },
      { name: 'Kebab', specimen: kebab },
      { name: 'Icon', specimen: <MenuToggle variant="plain" isSettings aria-label="Settings of the view" /> },
      {
        name: 'Split',
        specimen: <MenuToggle variant="secondary" splitButtonItems={[save]} aria-label="More ways to save" />
      }
    ]}
  />
);
