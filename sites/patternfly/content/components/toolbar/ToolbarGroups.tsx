import {
  Button,
  MenuToggle,
  Toolbar,
  ToolbarContent,
  ToolbarGroup,
  ToolbarItem,
  type ToolbarGroupProps
} from '@patternfly/react-core';
import { RhUiDownloadIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-download-icon';
import { RhUiEditIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-edit-icon';
import { Specimens } from '../../figures/Specimens.tsx';

const GROUPS: { name: string; variant: ToolbarGroupProps['variant']; items: React.ReactNode[] }[] = [
  {
    name: 'filter-group',
    variant: 'filter-group',
    items: [<MenuToggle key="status">Status</MenuToggle>, <MenuToggle key="region">Region</MenuToggle>]
  },
  {
    name: 'action-group',
    variant: 'action-group',
    items: [
      <Button key="add">Add</Button>,
      <Button key="import" variant="secondary">
        Import
      </Button>
    ]
  },
  {
    name: 'action-group-plain',
    variant: 'action-group-plain',
    items: [
      <Button key="edit" variant="plain" aria-label="Edit" icon={<RhUiEditIcon />} />,
      <Button key="download" variant="plain" aria-label="Download" icon={<RhUiDownloadIcon />} />
    ]
  }
];

export const ToolbarGroups: React.FunctionComponent = () => (
  <Specimens
    items={GROUPS.map(({ name, variant, items }) => ({
      name,
      specimen: (
        <Toolbar id={`groups-${name}`}>
          <ToolbarContent>
            <ToolbarGroup variant={variant}>
              {items.map((item, index) => (
                <ToolbarItem key={index}>{item}</ToolbarItem>
              ))}
            </ToolbarGroup>
          </ToolbarContent>
        </Toolbar>
      )
    }))}
  />
);
