import { Button } from '@patternfly/react-core';
import { type Ref, useId } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { formatList } from '../../core/language.ts';
import { ChangeList } from './ChangeList.tsx';
import { countChanges } from '../changes/countChanges.ts';
import { PackageList } from './PackageList.tsx';
import type { Compared, Comparison, ComparisonState } from './useComparison.ts';

interface ComparisonResultProps {
  current: ComparisonState;
  onRetry: (compared: Compared) => void;
  ref: Ref<HTMLElement>;
}

/** What changed, or why nothing can be said. */
export function ComparisonResult({ current, onRetry, ref }: ComparisonResultProps) {
  const titleId = useId();
  const comparison = current.state === 'done' ? current.comparison : null;
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
      {comparison && comparison.components.length > 0 && (
        <ChangeList key={keyOf(comparison)} components={comparison.components} pageOf={comparison.pageOf} />
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
      return texts.whatChanged.notLoaded;
    case 'refused':
      return current.message;
    case 'done':
      return summaryOf(current.comparison);
  }
}

function summaryOf({ from, to, project, components }: Comparison): string {
  if (from === null && project.matched.length === 0) {
    return texts.whatChanged.unclear;
  }
  if (components.length === 0) {
    return fillText(texts.whatChanged.noChanges, { to });
  }
  const counts = {
    changes: fillCount(texts.changes.count, countChanges(components)),
    components: fillCount(texts.whatChanged.components, components.length)
  };
  const releases = from ?? formatList([...new Set(project.matched.map(({ release }) => release))]);
  return fillText(texts.whatChanged.found, { ...counts, from: releases, to });
}

/** Another comparison starts with all its changes. */
function keyOf({ from, project }: Comparison): string {
  return from ?? project.matched.map(({ name, release }) => `${name} ${release}`).join();
}
