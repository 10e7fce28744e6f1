import {
  Button,
  Card,
  NotificationDrawer,
  NotificationDrawerBody,
  NotificationDrawerGroup,
  NotificationDrawerGroupList,
  NotificationDrawerList,
  NotificationDrawerListItem,
  NotificationDrawerListItemBody,
  NotificationDrawerListItemHeader,
  type NotificationDrawerListItemProps
} from '@patternfly/react-core';
import { RhMicronsCloseIcon } from '@patternfly/react-icons/dist/esm/icons/rh-microns-close-icon';

export interface Notification {
  title: string;
  text: string;
  time: string;
  variant?: NotificationDrawerListItemProps['variant'];
  isRead?: boolean;
  action?: React.ReactNode;
}

/** A notification. It belongs in a list. */
export const Item: React.FunctionComponent<Notification> = ({ title, text, time, variant, isRead, action }) => (
  <NotificationDrawerListItem variant={variant} isRead={isRead}>
    <NotificationDrawerListItemHeader
      variant={variant}
      title={title}
      headingLevel="h4"
      srTitle={variant ? `${variant} notification:` : 'Notification:'}
    >
      {action}
    </NotificationDrawerListItemHeader>
    <NotificationDrawerListItemBody timestamp={time}>{text}</NotificationDrawerListItemBody>
  </NotificationDrawerListItem>
);

export interface NotificationBoxProps {
  /** Names the list, unique on its page. */
  name: string;
  /** Number of unread notifications. */
  unread?: number;
  notifications?: readonly Notification[];
  /** Groups, of which the first is open. */
  groups?: readonly { title: string; notifications: readonly Notification[] }[];
}

/** The content of a notification drawer, shown in place. Its title is no heading: it would be among those of the page. */
export const NotificationBox: React.FunctionComponent<NotificationBoxProps> = ({
  name,
  unread,
  notifications = [],
  groups
}) => (
  <Card>
    <NotificationDrawer>
      <div className="pf-v6-c-notification-drawer__header">
        <div className="pf-v6-c-notification-drawer__header-title">Notifications</div>
        {unread !== undefined && (
          <span className="pf-v6-c-notification-drawer__header-status">{`${unread} unread`}</span>
        )}
        <div className="pf-v6-c-notification-drawer__header-action">
          <Button variant="plain" aria-label={`Close notifications: ${name}`} icon={<RhMicronsCloseIcon />} />
        </div>
      </div>
      <NotificationDrawerBody>
        {groups ? (
          <NotificationDrawerGroupList>
            {groups.map((group, index) => (
              <NotificationDrawerGroup
                key={group.title}
                title={group.title}
                count={group.notifications.filter(({ isRead }) => !isRead).length}
                isExpanded={index === 0}
                headingLevel="h4"
              >
                <NotificationDrawerList isHidden={index > 0} aria-label={`${name}: ${group.title}`}>
                  {group.notifications.map((notification) => (
                    <Item key={notification.title} {...notification} />
                  ))}
                </NotificationDrawerList>
              </NotificationDrawerGroup>
            ))}
          </NotificationDrawerGroupList>
        ) : (
          <NotificationDrawerList aria-label={`Notifications: ${name}`}>
            {notifications.map((notification) => (
              <Item key={notification.title} {...notification} />
            ))}
          </NotificationDrawerList>
        )}
      </NotificationDrawerBody>
    </NotificationDrawer>
  </Card>
);
