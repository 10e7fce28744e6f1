import {
  Drawer,
  DrawerContent,
  DrawerContentBody,
  DrawerPanelBody,
  DrawerPanelContent,
  Flex,
  FlexItem
} from '@patternfly/react-core';
import { Force, type ForcedState } from '../../figures/Force.tsx';

const NARROW: React.CSSProperties = { minInlineSize: 0, inlineSize: '9rem', blockSize: '6rem' };

const Splitter: React.FunctionComponent<{ name: string }> = ({ name }) => (
  <Drawer isInline isExpanded style={NARROW}>
    <DrawerContent
      panelContent={
        <DrawerPanelContent isResizable defaultSize="60%" resizeAriaLabel={`Resize panel: ${name}`}>
          <DrawerPanelBody>{name}</DrawerPanelBody>
        </DrawerPanelContent>
      }
    >
      <DrawerContentBody />
    </DrawerContent>
  </Drawer>
);

const STATES: { name: string; force: ForcedState }[] = [
  { name: 'Hover', force: 'hover' },
  { name: 'Focus', force: 'focus' },
  { name: 'Pressed', force: 'pressed' }
];

export const SplitterStates: React.FunctionComponent = () => (
  <Flex justifyContent={{ default: 'justifyContentCenter' }}>
    <FlexItem>
      <Splitter name="Default" />
    </FlexItem>
    {STATES.map(({ name, force }) => (
      <FlexItem key={name}>
        <Force state={force}>
          <Splitter name={name} />
        </Force>
      </FlexItem>
    ))}
  </Flex>
);
