import { Label } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

const WORDS = {
  success: 'Running',
  warning: 'Degraded',
  danger: 'Failed',
  info: 'Updating',
  custom: 'In maintenance'
};

export const LabelStatuses: React.FunctionComponent = () => (
  <Variants
    component={Label}
    prop="status"
    uses={{
      success: 'Conditions that are as they should be.',
      warning: 'Conditions that get worse without an action.',
      danger: 'Conditions in which something doesn’t work.',
      info: 'Conditions that change by themselves.',
      custom: 'Conditions of your product without a severity.'
    }}
    specimen={(status) => <Label status={status}>{WORDS[status]}</Label>}
  />
);
