import { useState } from 'react';
import { Alert, AlertActionCloseButton, AlertGroup, Button } from '@patternfly/react-core';
import { PageOutline } from '../../figures/PageOutline';

const CORNER: React.CSSProperties = {
  position: 'absolute',
  insetBlockStart: 'var(--pf-t--global--spacer--2xl)',
  insetInlineEnd: 'var(--pf-t--global--spacer--md)',
  inlineSize: '17rem',
  maxInlineSize: 'calc(100% - 2 * var(--pf-t--global--spacer--md))'
};

export const AlertsThatSlideIn: React.FunctionComponent = () => {
  const [numbers, setNumbers] = useState([1]);
  const add = () => setNumbers((shown) => [(shown[0] ?? 0) + 1, ...shown].slice(0, 3));
  const remove = (number: number) => setNumbers((shown) => shown.filter((other) => other !== number));

  const alerts = (
    <div style={CORNER}>
      <AlertGroup hasAnimations isLiveRegion aria-label="Backups">
        {numbers.map((number) => (
          <Alert
            key={number}
            isInline
            variant="success"
            title={`Backup ${number} finished`}
            actionClose={<AlertActionCloseButton onClose={() => remove(number)} />}
          />
        ))}
      </AlertGroup>
    </div>
  );

  const start = (
    <Button variant="secondary" size="sm" onClick={add}>
      Start a backup
    </Button>
  );

  return <PageOutline masthead={start} over={alerts} />;
};
