import type { FunctionComponent } from 'react';
import { Button } from 'larkspur-ui';

export const ButtonVariants: FunctionComponent = () => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
    <Button>Save changes</Button>
    <Button variant="secondary">Preview</Button>
    <Button variant="quiet">Discard</Button>
    <Button disabled>Publish</Button>
  </div>
);
