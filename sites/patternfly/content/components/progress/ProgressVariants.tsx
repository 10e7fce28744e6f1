import { Progress } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

export const ProgressVariants: React.FunctionComponent = () => (
  <Variants
    component={Progress}
    prop="variant"
    uses={{
      danger: 'The task failed and stopped.',
      success: 'The task is complete.',
      warning: 'The task continues or is complete, but users have to check something.'
    }}
    specimen={(variant) => (
      <div style={{ inlineSize: '10rem' }}>
        <Progress
          id={`progress-${variant}`}
          size="sm"
          measureLocation="outside"
          aria-label={`Copy with ${variant}`}
          value={variant === 'danger' ? 40 : 100}
          variant={variant}
        />
      </div>
    )}
  />
);
