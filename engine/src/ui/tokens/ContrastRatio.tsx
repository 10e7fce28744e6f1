import { renderToStaticMarkup } from 'react-dom/server';

import { themeNames } from '../reference/Chains.tsx';
import type { ContrastView } from './view.ts';

/** WCAG 2.2, success criteria 1.4.6 and 1.4.3, and 1.4.3 for large text and 1.4.11 for what is no text. */
const LEVELS: readonly (readonly [least: number, level: string])[] = [
  [7, 'AAA'],
  [4.5, 'AA'],
  [3, 'AA for large text and graphics']
];

/** How much two colors differ, within a sentence, e.g. `12.6:1 (AAA)`, in the theme that shows. */
export function renderContrastRatio(contrasts: readonly ContrastView[]): string {
  return renderToStaticMarkup(
    contrasts.length === 0 ? (
      <mark>These tokens have no contrast.</mark>
    ) : (
      contrasts.map(({ themes, ratio }) => (
        <span key={ratio} className="pb-contrast" data-in={themeNames(themes)}>
          {describe(ratio)}
        </span>
      ))
    )
  );
}

/** Cut off, not rounded: 4.49 does not reach 4.5. */
function describe(ratio: number): string {
  const level = LEVELS.find(([least]) => ratio >= least)?.[1] ?? 'too little for text';
  return `${(Math.floor(ratio * 10) / 10).toFixed(1)}:1 (${level})`;
}
