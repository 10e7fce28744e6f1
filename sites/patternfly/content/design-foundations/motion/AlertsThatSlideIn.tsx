import { useState } from 'react';
import { Alert, AlertActionCloseButton, AlertGroup, Button, Stack, StackItem } from '@patternfly/react-core';

export const AlertsThatSlideIn: React.FunctionComponent = () => {
  const [numbers, setNumbers] = useState<number[]>([]);
  const add = () => setNumbers((shown) => [(shown[0] ?? 0) + 1, ...shown].slice(0, 3));
  const remove = (number: number) => setNumbers((shown) => shown.filter((other) => other !== number));

  return (
    <Stack hasGutter>
      <StackItem>
        <Button variant="secondary" onClick={add}>
          Start a backup
        </Button>
      </StackItem>
      <StackItem>
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
      </StackItem>
    </Stack>
  );
};
