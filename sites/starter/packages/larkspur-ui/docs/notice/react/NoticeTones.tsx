import type { FunctionComponent } from 'react';
import { Notice } from 'larkspur-ui';

export const NoticeTones: FunctionComponent = () => (
  <div style={{ display: 'grid', gap: '0.5rem' }}>
    <Notice title="Trial ends on Friday">Choose a plan to keep your projects.</Notice>
    <Notice title="Invitation sent" tone="success" />
    <Notice title="Unsaved changes" tone="warning">
      Save before you leave this page.
    </Notice>
    <Notice title="Payment failed" tone="danger">
      Check the card number and try again.
    </Notice>
  </div>
);
