import { JumpLinks, JumpLinksItem } from '@patternfly/react-core';
import { forced } from '../../figures/Force.tsx';
import { Specimens } from '../../figures/Specimens.tsx';

const ADDRESS = '#states-of-jump-links';

export const JumpLinksStates: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={[false, true].map((isVertical) => ({
      name: isVertical ? 'Vertical' : 'Horizontal',
      specimen: (
        <JumpLinks isVertical={isVertical} aria-label={isVertical ? 'Vertical states' : 'Horizontal states'}>
          <JumpLinksItem href={ADDRESS} isActive>
            Current
          </JumpLinksItem>
          <JumpLinksItem href={ADDRESS}>Default</JumpLinksItem>
          <JumpLinksItem href={ADDRESS} {...forced('hover')}>
            Hover
          </JumpLinksItem>
          <JumpLinksItem href={ADDRESS} {...forced('focus')}>
            Focus
          </JumpLinksItem>
        </JumpLinks>
      )
    }))}
  />
);
