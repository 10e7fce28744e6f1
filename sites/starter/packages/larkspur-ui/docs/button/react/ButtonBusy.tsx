import { useEffect, useState, type FunctionComponent } from 'react';
import { Button } from 'larkspur-ui';

const SAVING_MS = 2000;

export const ButtonBusy: FunctionComponent = () => {
  const [isSaving, setIsSaving] = useState(false);

  useEffect(() => {
    if (!isSaving) {
      return;
    }
    const timer = setTimeout(() => setIsSaving(false), SAVING_MS);
    return () => clearTimeout(timer);
  }, [isSaving]);

  return (
    <Button isBusy={isSaving} onClick={() => setIsSaving(true)}>
      {isSaving ? 'Saving…' : 'Save'}
    </Button>
  );
};
