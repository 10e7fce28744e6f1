import { MenuToggle } from '@patternfly/react-core';
import { FolderIcon } from '@patternfly/react-icons/dist/esm/icons/folder-icon';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { RegionTree } from './RegionTree.tsx';

const actions = (
  <MenuToggle variant="plain" aria-label="Actions for Frankfurt" icon={<RhUiEllipsisVerticalFillIcon />} />
);

export const TreeParts: React.FunctionComponent = () => (
  <RegionTree
    id="parts"
    hasBadges
    hasGuides
    selected={['Frankfurt-db-1']}
    nodes={[
      {
        name: 'Frankfurt',
        icon: <FolderIcon />,
        action: actions,
        defaultExpanded: true,
        children: [{ name: 'db-1' }, { name: 'web-1' }]
      }
    ]}
  />
);
