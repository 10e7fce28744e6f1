import { ClipboardCopy } from '@patternfly/react-core';
import { Variants } from '../../figures/Variants.tsx';

const TEXTS = {
  inline: 'orion-7f3a-91c4',
  expansion: 'acme backup create data-1 --cluster east',
  'inline-compact': 'web-1.example.com'
};

export const ClipboardCopyVariants: React.FunctionComponent = () => (
  <Variants
    component={ClipboardCopy}
    prop="variant"
    initial="inline"
    uses={{
      inline: 'A value that fits its field, such as a key or a short command.',
      expansion: 'A value that is longer than its field.',
      'inline-compact': 'A value in a sentence, a table, or a description list.'
    }}
    specimen={(variant) => (
      <ClipboardCopy
        isReadOnly
        variant={variant}
        toggleAriaLabel={`Show content, ${variant}`}
        textAriaLabel={`Value, ${variant}`}
        copyAriaLabel={`Copy value, ${variant}`}
        hoverTip="Copy"
        clickTip="Copied"
      >
        {TEXTS[variant]}
      </ClipboardCopy>
    )}
  />
);
