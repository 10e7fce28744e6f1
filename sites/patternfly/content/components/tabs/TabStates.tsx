import { Tab, type TabProps, Tabs, TabTitleText } from '@patternfly/react-core';
import { forced } from '../../figures/Force.tsx';
import { StateMatrix } from '../../figures/StateMatrix.tsx';

const LOOKS = [
  { name: 'Default', isBox: false },
  { name: 'Boxed', isBox: true }
];

const STATES: { name: string; isSelected?: boolean; props?: Partial<TabProps> | ReturnType<typeof forced> }[] = [
  { name: 'Selected', isSelected: true },
  { name: 'Unselected' },
  { name: 'Hover', props: forced('hover') },
  { name: 'Focus', props: forced('focus') },
  { name: 'Disabled', props: { isDisabled: true } }
];

export const TabStates: React.FunctionComponent = () => (
  <div className="pb-primary-ground">
    <StateMatrix
      label="Looks of tabs by state"
      isAiry
      cellWidth="9rem"
      columns={STATES.map(({ name }) => name)}
      rows={LOOKS.map(({ name, isBox }) => ({
        name,
        cells: STATES.map(({ name: state, isSelected = false, props }) => (
          <Tabs
            key={state}
            activeKey={isSelected ? 'disks' : 'none'}
            isBox={isBox}
            tabListAriaLabel={`${state}, ${name.toLowerCase()}`}
          >
            <Tab eventKey="disks" title={<TabTitleText>Disks</TabTitleText>} {...props} />
            {isSelected && <Tab eventKey="events" title={<TabTitleText>Events</TabTitleText>} />}
          </Tabs>
        ))
      }))}
    />
  </div>
);
