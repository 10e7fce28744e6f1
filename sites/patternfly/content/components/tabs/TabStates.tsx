import { Tab, Tabs, TabTitleText } from '@patternfly/react-core';
import { forced } from '../../figures/Force.tsx';
import { Specimens } from '../../figures/Specimens.tsx';

const LOOKS = [
  { name: 'Default', isBox: false },
  { name: 'Boxed', isBox: true }
];

export const TabStates: React.FunctionComponent = () => (
  <Specimens
    areTall
    items={LOOKS.map(({ name, isBox }) => ({
      name,
      specimen: (
        <Tabs defaultActiveKey="selected" isBox={isBox} tabListAriaLabel={`States of ${name.toLowerCase()} tabs`}>
          <Tab eventKey="selected" title={<TabTitleText>Selected</TabTitleText>} />
          <Tab eventKey="default" title={<TabTitleText>Default</TabTitleText>} />
          <Tab eventKey="hover" title={<TabTitleText>Hover</TabTitleText>} {...forced('hover')} />
          <Tab eventKey="focus" title={<TabTitleText>Focus</TabTitleText>} {...forced('focus')} />
          <Tab eventKey="disabled" title={<TabTitleText>Disabled</TabTitleText>} isDisabled />
        </Tabs>
      )
    }))}
  />
);
