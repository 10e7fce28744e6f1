import { useEffect, useMemo, useSyncExternalStore } from 'react';

import * as texts from '../../core/texts.ts';
import { fillCount, fillText } from '../../core/fillText.ts';
import { exerciseAddress, onSolved, solvedExercises } from './solved.ts';

export interface LessonProgressProps {
  /** Anchors of the examples of the page's exercises. */
  slugs: readonly string[];
}

const NONE: readonly string[] = [];

/** How many exercises a page has, and how many of them are solved. The contents list marks these. */
export function LessonProgress({ slugs }: LessonProgressProps) {
  const solved = useSyncExternalStore(onSolved, solvedExercises, () => NONE);
  const done = useMemo(
    () => (solved.length === 0 ? NONE : slugs.filter((slug) => solved.includes(exerciseAddress(slug)))),
    [solved, slugs]
  );
  useEffect(() => done.forEach(markInContents), [done]);
  return (
    <span>
      {done.length === 0
        ? fillCount(texts.exercise.count, slugs.length)
        : fillCount(texts.exercise.progress, slugs.length, { done: done.length })}
    </span>
  );
}

function markInContents(slug: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.pb-contents-link')) {
    if (link.hash === `#${slug}` && !link.classList.contains('pb-solved')) {
      link.classList.add('pb-solved');
      link.setAttribute('aria-label', fillText(texts.exercise.solvedEntry, { title: link.textContent }));
    }
  }
}
