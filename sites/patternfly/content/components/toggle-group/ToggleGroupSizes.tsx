import { ToggleGroup, ToggleGroupItem } from '@patternfly/react-core';
import { Specimens } from '../../figures/Specimens.tsx';

export const ToggleGroupSizes: React.FunctionComponent = () => (
  <Specimens
    items={[false, true].map((isCompact) => ({
      name: isCompact ? 'Compact' : 'Default',
      specimen: (
        <ToggleGroup isCompact={isCompact} aria-label={`Period, ${isCompact ? 'compact' : 'default'}`}>
          <ToggleGroupItem text="Day" isSelected />
          <ToggleGroupItem text="Week" />
          <ToggleGroupItem text="Month" />
        </ToggleGroup>
      )
    }))}
  />
);
