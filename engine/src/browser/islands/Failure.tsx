import * as texts from '../../core/texts.ts';

interface FailureProps {
  text: string;
  onRetry: () => void;
}

/** Error message in place of a part that failed, with a retry button. */
export function Failure({ text, onRetry }: FailureProps) {
  return (
    <div className="pb-failure" role="alert">
      <p>{text}</p>
      {/* Not the library's component, which would be loaded with every example. */}
      <button type="button" className="pf-v6-c-button pf-m-secondary pf-m-small" onClick={onRetry}>
        {texts.common.tryAgain}
      </button>
    </div>
  );
}
