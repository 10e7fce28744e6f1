import { Alert, AlertActionCloseButton } from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline.tsx';

/** Where toasts are in a window: at the top, at the end. */
const TOAST: React.CSSProperties = {
  position: 'absolute',
  insetBlockStart: 'var(--pf-t--global--spacer--md)',
  insetInlineEnd: 'var(--pf-t--global--spacer--md)',
  maxInlineSize: '20rem'
};

export const AlertPlaces: React.FunctionComponent = () => (
  <PageOutline
    over={
      <div data-part="toast" style={TOAST}>
        <Alert variant="success" title="Created web-4" component="p" actionClose={<AlertActionCloseButton />} />
      </div>
    }
  >
    <Alert isInline variant="warning" title="The certificate expires in 5 days" component="p" />
  </PageOutline>
);
