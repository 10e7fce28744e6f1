import { Button, MenuToggle } from '@patternfly/react-core';
import { RhUiNotificationFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-notification-fill-icon';
import { RhUiQuestionMarkCircleFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-question-mark-circle-fill-icon';
import { RhUiSettingsFillIcon } from '@patternfly/react-icons/dist/esm/icons/rh-ui-settings-fill-icon';

/** Tools of a masthead, as figures show them. */
export const NOTIFICATIONS = (
  <Button key="notifications" variant="plain" aria-label="Notifications" icon={<RhUiNotificationFillIcon />} />
);

export const SETTINGS = <Button key="settings" variant="plain" aria-label="Settings" icon={<RhUiSettingsFillIcon />} />;

export const HELP = <Button key="help" variant="plain" aria-label="Help" icon={<RhUiQuestionMarkCircleFillIcon />} />;

export const USER = <MenuToggle key="user">Dana</MenuToggle>;
