import type { FunctionComponent } from 'react';
import { Button } from 'larkspur-ui';

export const ButtonSizes: FunctionComponent = () => (
  <div style={{ display: 'flex', alignItems: 'center', gap: '0.5rem' }}>
    <Button>Regular</Button>
    <Button size="small">Small</Button>
  </div>
);
