import { useState, type FunctionComponent } from 'react';
import { Button, Notice } from 'larkspur-ui';

export const NoticeLive: FunctionComponent = () => {
  const [copies, setCopies] = useState(0);

  return (
    <div style={{ display: 'grid', gap: '0.5rem', justifyItems: 'start' }}>
      <Button onClick={() => setCopies(copies + 1)}>Copy address</Button>
      <Notice isLive title={copies === 0 ? 'Nothing copied yet' : `Copied ${copies} times`} />
    </div>
  );
};
