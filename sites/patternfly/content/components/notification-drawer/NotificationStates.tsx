import { NotificationDrawer, NotificationDrawerList } from '@patternfly/react-core';
import { StateMatrix } from '../../figures/StateMatrix.tsx';
import { Item } from './NotificationBox.tsx';

const ROWS = [
  { name: 'Unread', isRead: false },
  { name: 'Read', isRead: true }
];

const IDS = ['default', 'hover', 'focus'];

export const NotificationStates: React.FunctionComponent = () => (
  <StateMatrix
    label="Notifications by state"
    columns={['Default', { name: 'Hover', force: 'hover' }, { name: 'Focus', force: 'focus' }]}
    rows={ROWS.map(({ name, isRead }) => ({
      name,
      cells: IDS.map((id) => (
        <NotificationDrawer key={id} style={{ blockSize: 'auto' }}>
          <NotificationDrawerList aria-label={`${name} notification: ${id}`}>
            <Item title="Moved" text="" time="Yesterday" variant="success" isRead={isRead} />
          </NotificationDrawerList>
        </NotificationDrawer>
      ))
    }))}
  />
);
