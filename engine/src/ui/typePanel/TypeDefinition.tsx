import { Failure } from '../../browser/islands/Failure.tsx';
import { useDefinition } from './useDefinition.ts';

interface TypeDefinitionProps {
  address: string;
  /** Whether the reader has moved on to a type that it names. */
  hidden: boolean;
  onRetry: () => void;
}

/** The definition of a type as the build wrote it. */
export function TypeDefinition({ address, hidden, onRetry }: TypeDefinitionProps) {
  const { definition, retry } = useDefinition(address);
  return (
    <div hidden={hidden}>
      {definition.status === 'loaded' && (
        <div className="pb-definition" dangerouslySetInnerHTML={{ __html: definition.html }} />
      )}
      <p role="status">{definition.status === 'slow' && 'Loading…'}</p>
      {definition.status === 'failed' && (
        <Failure
          text="This type could not be loaded. Check your connection, then try again."
          onRetry={() => {
            retry();
            onRetry();
          }}
        />
      )}
    </div>
  );
}
