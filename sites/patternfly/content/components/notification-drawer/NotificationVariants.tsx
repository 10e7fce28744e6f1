import { NotificationDrawer, NotificationDrawerList, NotificationDrawerListItem } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';
import { Item } from './NotificationBox.tsx';

const TITLES = {
  custom: 'Dana Reyes shared Orion',
  success: 'Backup completed',
  danger: 'Cleanup failed',
  warning: 'data-1 is nearly full',
  info: 'An update is available'
};

export const NotificationVariants: React.FunctionComponent = () => (
  <Variants
    component={NotificationDrawerListItem}
    prop="variant"
    initial="custom"
    uses={{
      custom: 'Events without a severity, such as messages of other users.',
      success: 'Tasks that ran in the background, and are completed.',
      danger: 'Failures that need an action.',
      warning: 'Conditions that become a failure if no one acts.',
      info: 'Events that need no action.'
    }}
    specimen={(variant) => (
      <NotificationDrawer>
        <NotificationDrawerList aria-label={`Notification: ${variant}`}>
          <Item title={TITLES[variant]} text="" time="5 minutes ago" variant={variant} />
        </NotificationDrawerList>
      </NotificationDrawer>
    )}
  />
);
