import { Alert } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

const TITLES = {
  success: 'Created web-4',
  danger: 'Couldn’t restart web-3',
  warning: 'Added 3 of 5 servers',
  info: 'The next backup is at 02:00',
  custom: 'You can compare clusters now'
};

export const AlertVariants: React.FunctionComponent = () => (
  <Variants
    component={Alert}
    prop="variant"
    initial="custom"
    uses={{
      success: 'Completed actions whose result isn’t visible.',
      danger: 'Failed actions, and services that no longer work.',
      warning: 'Risks, partial results, and problems that an action can still prevent.',
      info: 'Information that helps with the task and needs no action.',
      custom: 'Messages without a severity, such as news about a feature.'
    }}
    specimen={(variant) => <Alert isInline variant={variant} title={TITLES[variant]} component="p" />}
  />
);
