import { Button } from '@patternfly/react-core';

interface FailureProps {
  text: string;
  onRetry: () => void;
}

/** Says in place of a part that something could not be loaded, and offers to try again. */
export function Failure({ text, onRetry }: FailureProps) {
  return (
    <div className="pb-failure" role="alert">
      <p>{text}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
