import { Icon } from '@patternfly/react-core';
import CheckCircleIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-check-circle-fill-icon';
import ErrorIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-error-fill-icon';
import InformationIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-information-fill-icon';
import NotificationIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-notification-fill-icon';
import WarningIcon from '@patternfly/react-icons/dist/esm/icons/rh-ui-warning-fill-icon';
import { Variants } from '../../figures/Variants.tsx';

const ICONS = {
  custom: <NotificationIcon />,
  info: <InformationIcon />,
  success: <CheckCircleIcon />,
  warning: <WarningIcon />,
  danger: <ErrorIcon />
};

export const IconStatuses: React.FunctionComponent = () => (
  <Variants
    component={Icon}
    prop="status"
    uses={{
      custom: 'A state of your product, such as maintenance.',
      info: 'Progress, or news that needs no action.',
      success: 'What works or is complete.',
      warning: 'What works, but needs attention soon.',
      danger: 'What failed.'
    }}
    specimen={(status) => (
      <Icon status={status} size="lg">
        {ICONS[status]}
      </Icon>
    )}
  />
);
