import { HelperText, HelperTextItem } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

const TEXTS = {
  default: 'Lowercase letters and digits',
  indeterminate: 'At least eight characters',
  warning: 'Used by another project',
  success: 'This name is available.',
  error: 'Enter a name.'
};

export const HelperTextVariants: React.FunctionComponent = () => (
  <Variants
    component={HelperTextItem}
    prop="variant"
    initial="default"
    uses={{
      default: 'Help that users need before they type: a format, a limit, or a consequence.',
      indeterminate: 'One of several rules, before the entry is checked.',
      warning: 'An entry that is accepted, but may cause a problem.',
      success: 'A rule that is met, or a check that users wait for.',
      error: 'An entry that can’t be accepted. It replaces the help.'
    }}
    specimen={(variant) => (
      <HelperText>
        <HelperTextItem variant={variant}>{TEXTS[variant]}</HelperTextItem>
      </HelperText>
    )}
  />
);
