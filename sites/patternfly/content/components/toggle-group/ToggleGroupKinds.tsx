import { ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { RhUiListIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-list-icon';
import { RhUiThumbnailViewSmallIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-thumbnail-view-small-icon';
import { Specimens } from '../../figures/Specimens.tsx';

export const ToggleGroupKinds: React.FunctionComponent = () => (
  <Specimens
    items={[
      {
        name: 'Text',
        specimen: (
          <ToggleGroup aria-label="Layout, as text">
            <ToggleGroupItem text="Cards" isSelected />
            <ToggleGroupItem text="Table" />
          </ToggleGroup>
        )
      },
      {
        name: 'Icons',
        specimen: (
          <ToggleGroup aria-label="Layout, as icons">
            <ToggleGroupItem icon={<RhUiThumbnailViewSmallIcon />} aria-label="Cards" isSelected />
            <ToggleGroupItem icon={<RhUiListIcon />} aria-label="Table" />
          </ToggleGroup>
        )
      },
      {
        name: 'Icons and text',
        specimen: (
          <ToggleGroup aria-label="Layout, as icons and text">
            <ToggleGroupItem icon={<RhUiThumbnailViewSmallIcon />} text="Cards" isSelected />
            <ToggleGroupItem icon={<RhUiListIcon />} text="Table" />
          </ToggleGroup>
        )
      },
      {
        name: 'Compact',
        specimen: (
          <ToggleGroup isCompact aria-label="Layout, compact">
            <ToggleGroupItem text="Cards" isSelected />
            <ToggleGroupItem text="Table" />
          </ToggleGroup>
        )
      }
    ]}
  />
);
