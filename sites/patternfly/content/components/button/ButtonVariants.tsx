import { Button, type ButtonProps } from '@patternfly/react-core';
import { BellIcon } from '@patternfly/react-icons/dist/esm/icons/bell-icon';
import { CopyIcon } from '@patternfly/react-icons/dist/esm/icons/copy-icon';
import { SyncAltIcon } from '@patternfly/react-icons/dist/esm/icons/sync-alt-icon';
import { Variants } from '../../figures/Variants.tsx';

const CONTENT: Record<NonNullable<ButtonProps['variant']>, ButtonProps> = {
  primary: { children: 'Create server' },
  secondary: { children: 'Test connection' },
  tertiary: { children: 'Show log' },
  danger: { children: 'Delete server' },
  warning: { children: 'Restart server' },
  link: { children: 'Cancel' },
  plain: { icon: <CopyIcon />, 'aria-label': 'Copy address' },
  control: { icon: <SyncAltIcon />, 'aria-label': 'Sync time' },
  stateful: { icon: <BellIcon />, children: 'Alerts' }
};

export const ButtonVariants: React.FunctionComponent = () => (
  <Variants
    component={Button}
    prop="variant"
    initial="primary"
    uses={{
      primary: 'The main action of a view.',
      secondary: 'Other actions of the view, with or without a primary button.',
      tertiary: 'Occasional actions that should still look like buttons.',
      danger: 'The final step that destroys data or can’t be undone.',
      warning: 'Actions with consequences but no loss, such as a restart.',
      link: 'Actions with little weight, such as Cancel, and those within text.',
      plain: 'Actions with a familiar icon and no label.',
      control: 'An action on a field, joined to it in an input group.',
      stateful: 'A button with a status, such as unread notifications.'
    }}
    specimen={(variant) => <Button variant={variant} {...CONTENT[variant]} />}
  />
);
