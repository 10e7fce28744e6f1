import { TextArea } from '@patternfly/react-core';
import { Variants } from '../../../figures/Variants.tsx';

export const ResizeOrientations: React.FunctionComponent = () => (
  <Variants
    component={TextArea}
    prop="resizeOrientation"
    initial="both"
    uses={{
      horizontal: 'Lines that shouldn’t wrap, with free space beside the field.',
      vertical: 'Nearly every field, because it keeps the width of the form.',
      both: 'Pages with free space around the field. It can become wider than its form.',
      none: 'Fields with autoResize, or in a fixed layout.'
    }}
    specimen={(orientation) => (
      <TextArea
        id={`resize-${orientation}`}
        aria-label={`Description, ${orientation}`}
        defaultValue="Database of the shop"
        resizeOrientation={orientation}
      />
    )}
  />
);
