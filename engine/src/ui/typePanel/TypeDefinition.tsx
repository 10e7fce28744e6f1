import { Button } from '@patternfly/react-core';

import { useDefinition } from './useDefinition.ts';

interface TypeDefinitionProps {
  address: string;
  /** Whether the reader has moved on to a type that it names. */
  hidden: boolean;
  onRetry: () => void;
}

const NOTES = {
  loading: '',
  slow: 'Loading…',
  failed: 'This type could not be loaded. Check your connection, then try again.',
  loaded: ''
};

/** The definition of a type as the build wrote it. */
export function TypeDefinition({ address, hidden, onRetry }: TypeDefinitionProps) {
  const { definition, retry } = useDefinition(address);
  return (
    <div hidden={hidden}>
      {definition.status === 'loaded' && <div data-definition dangerouslySetInnerHTML={{ __html: definition.html }} />}
      <p role="status">{NOTES[definition.status]}</p>
      {definition.status === 'failed' && (
        <Button
          variant="secondary"
          onClick={() => {
            retry();
            onRetry();
          }}
        >
          Try again
        </Button>
      )}
    </div>
  );
}
