import { MenuToggle } from '@patternfly/react-core';
import { RhUiEllipsisVerticalFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-ellipsis-vertical-fill-icon';
import { NotificationBox } from './NotificationBox.tsx';

const actions = (
  <MenuToggle variant="plain" aria-label="Actions for Cleanup failed" icon={<RhUiEllipsisVerticalFillIcon />} />
);

export const NotificationParts: React.FunctionComponent = () => (
  <NotificationBox
    name="parts"
    unread={1}
    notifications={[
      {
        title: 'Cleanup failed',
        text: 'The disk of web-1 is read-only.',
        time: '5 minutes ago',
        variant: 'danger',
        action: actions
      },
      { title: 'Backup completed', text: 'It copied 3 volumes.', time: 'Yesterday', variant: 'success', isRead: true }
    ]}
  />
);
