interface FailureProps {
  text: string;
  onRetry: () => void;
}

/** Says in place of a part that it failed, and offers to try again. */
export function Failure({ text, onRetry }: FailureProps) {
  return (
    <div className="pb-failure" role="alert">
      <p>{text}</p>
      {/* The library's own component would come with every example. */}
      <button type="button" className="pf-v6-c-button pf-m-secondary pf-m-small" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
