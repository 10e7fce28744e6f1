import { Button } from '@patternfly/react-core';
import { useRef } from 'react';

interface FileChooserProps {
  label: string;
  /** Endings of files, with commas between them. */
  accept: string;
  onChoose: (files: File[]) => void;
}

/** Button that lets readers choose files. */
export function FileChooser({ label, accept, onChoose }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
