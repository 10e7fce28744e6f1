import { Button } from '@patternfly/react-core';
import { type Ref, useId } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { formatList } from '../../core/language.ts';
import type { Position } from '../../core/position.ts';
import type { Finding, Fix } from '../../lint/finding.ts';
import type { CheckAnswer } from '../../live/checker/worker.ts';
import { MAX_FILES, MAX_LENGTH, type ReaderFile } from './readerFiles.ts';
import { FindingList } from './FindingList.tsx';

interface CheckResultProps {
  file: ReaderFile;
  /** Whether there were more files than are checked at once. */
  isCut: boolean;
  isLoaded: boolean;
  onRetry: () => void;
  onGoTo: (place: Position) => void;
  onApply: (fixes: readonly Fix[]) => void;
  ref: Ref<HTMLElement>;
}

/** What the checker says of a file. */
export function CheckResult({ file, isCut, isLoaded, onRetry, onGoTo, onApply, ref }: CheckResultProps) {
  const titleId = useId();
  const { answer, failure, isChecking, text } = file;
  const error = answer?.result.failure ?? null;
  return (
    <section
      ref={ref}
      className="pb-check-result"
      aria-labelledby={titleId}
      aria-busy={isChecking}
      tabIndex={-1}
      data-state={stateOf(file)}
    >
      <h2 id={titleId}>{texts.checkCode.findings}</h2>
      <p role="status">{statusOf(file, isLoaded)}</p>
      {isCut && <p className="pb-check-note">{fillText(texts.checkCode.tooMany, { limit: MAX_FILES })}</p>}
      {failure !== null && text.trim() !== '' && text.length <= MAX_LENGTH && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {texts.common.tryAgain}
        </Button>
      )}
      {error && (
        <p>
          <Button variant="link" isInline onClick={() => onGoTo(error)}>
            {fillText(texts.checkCode.goToLine, { line: error.line })}
          </Button>{' '}
          {error.message}
        </p>
      )}
      {answer && answer.result.findings.length > 0 && (
        <FindingList
          findings={answer.result.findings}
          isCurrent={answer.text === text}
          onGoTo={onGoTo}
          onApply={onApply}
        />
      )}
      {answer && <Judges packages={answer.result.packages} />}
    </section>
  );
}

/** More packages are listed on request. */
const MAX_NAMED = 3;

/** The packages whose declarations and styles judge. */
function Judges({ packages }: Pick<CheckAnswer, 'packages'>) {
  const names = formatList(packages.map(({ name, version }) => `${name} ${version}`));
  return packages.length <= MAX_NAMED ? (
    <p className="pb-check-note">{fillText(texts.checkCode.judges, { packages: names })}</p>
  ) : (
    <details className="pb-check-note">
      <summary className="pb-summary pb-chevron">{fillCount(texts.checkCode.judgesCount, packages.length)}</summary>
      <p>{names}</p>
    </details>
  );
}

function stateOf({ answer, failure }: ReaderFile): 'failed' | 'clean' | undefined {
  if (failure !== null || answer?.result.failure) {
    return 'failed';
  }
  return answer?.result.findings.length === 0 ? 'clean' : undefined;
}

function statusOf({ name, answer, failure, isChecking }: ReaderFile, isLoaded: boolean): string {
  if (failure !== null) {
    return failure;
  }
  if (!answer) {
    const waiting = isLoaded ? texts.checkCode.checking : texts.checkCode.loading;
    return isChecking ? waiting : texts.checkCode.before;
  }
  const { findings, failure: error } = answer.result;
  if (error) {
    return fillText(texts.checkCode.unreadable, { file: name, line: error.line });
  }
  return findings.length === 0
    ? fillText(texts.checkCode.noFindings, { file: name })
    : fillText(texts.checkCode.found, { counts: countsOf(findings), file: name });
}

function countsOf(findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  return formatList([
    ...(errors > 0 ? [fillCount(texts.checkCode.errors, errors)] : []),
    ...(warnings > 0 ? [fillCount(texts.checkCode.warnings, warnings)] : [])
  ]);
}
