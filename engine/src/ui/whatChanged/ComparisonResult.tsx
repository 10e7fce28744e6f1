import { Button } from '@patternfly/react-core';
import { type Ref, useId } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { formatList } from '../../core/language.ts';
import { ChangeList } from './ChangeList.tsx';
import { CodeChangeList } from './CodeChangeList.tsx';
import { countChanges } from '../changes/countChanges.ts';
import { PackageList } from './PackageList.tsx';
import type { Compared, Comparison, ComparisonState } from './useComparison.ts';

interface ComparisonResultProps {
  current: ComparisonState;
  onRetry: (compared: Compared) => void;
  /** Moves to a line of the reader's code. */
  onGoTo: (line: number) => void;
  ref: Ref<HTMLElement>;
}

/** What changed, or why nothing can be said. */
export function ComparisonResult({ current, onRetry, onGoTo, ref }: ComparisonResultProps) {
  const titleId = useId();
  const comparison = current.state === 'done' ? current.comparison : null;
  const found = comparison?.found;
  return (
    <section
      ref={ref}
      className="pb-changed-result"
      aria-labelledby={titleId}
      aria-busy={current.state === 'loading'}
      tabIndex={-1}
      data-state={current.state}
    >
      <h2 id={titleId}>{texts.changes.heading}</h2>
      <p role="status">{statusOf(current)}</p>
      {current.state === 'failed' && (
        <Button variant="secondary" size="sm" onClick={() => onRetry(current.compared)}>
          {texts.common.tryAgain}
        </Button>
      )}
      {comparison && <PackageList project={comparison.project} packagesNow={comparison.packagesNow} />}
      {comparison && found?.kind === 'components' && found.components.length > 0 && (
        <ChangeList key={keyOf(comparison)} components={found.components} pageOf={comparison.pageOf} />
      )}
      {comparison && found?.kind === 'code' && (
        <CodeChangeList changes={found.changes} pageOf={comparison.pageOf} onGoTo={onGoTo} />
      )}
    </section>
  );
}

function statusOf(current: ComparisonState): string {
  switch (current.state) {
    case 'idle':
      return texts.whatChanged.before;
    case 'loading':
      return texts.whatChanged.loading;
    case 'failed':
    case 'refused':
      return current.message;
    case 'done':
      return summaryOf(current.comparison);
  }
}

function summaryOf({ from, to, project, found }: Comparison): string {
  if (from === null && project.matched.length === 0) {
    return texts.whatChanged.unclear;
  }
  const releases = from ?? formatList([...new Set(project.matched.map(({ release }) => release))]);
  if (found.kind === 'code') {
    return codeSummary(found, { from: releases, to });
  }
  const { components } = found;
  if (components.length === 0) {
    return fillText(texts.whatChanged.noChanges, { to });
  }
  const counts = {
    changes: fillCount(texts.changes.count, countChanges(components)),
    components: fillCount(texts.whatChanged.components, components.length)
  };
  return fillText(texts.whatChanged.found, { ...counts, from: releases, to });
}

function codeSummary(
  { changes, file, usesSystem }: Extract<Comparison['found'], { kind: 'code' }>,
  releases: { from: string; to: string }
): string {
  const values = { ...releases, file: file ?? texts.whatChanged.pasted };
  if (!usesSystem) {
    return fillText(texts.whatChanged.usesNothing, values);
  }
  return changes.length === 0
    ? fillText(texts.whatChanged.noneConcerns, values)
    : fillCount(texts.whatChanged.concern, changes.length, values);
}

/** Another comparison starts with all its changes. */
function keyOf({ from, project }: Comparison): string {
  return from ?? project.matched.map(({ name, release }) => `${name} ${release}`).join();
}
