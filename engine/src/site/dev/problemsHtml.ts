import { codeHtml } from '../../core/codeHtml.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { formatLocation } from '../../content/problem.ts';
import { examplesOf } from '../../examples/siteExamples.ts';
import type { Problem, Source } from '../../model.ts';

/** Problems of a tab's Markdown file and of its examples' files. */
export function problemsOfTab(problems: readonly Problem[], source: Source): Problem[] {
  const files = new Set([source.file, ...examplesOf(source).flatMap(({ file }) => file ?? [])]);
  return problems.filter(({ location }) => location !== null && files.has(location.file));
}

/** The list of problems that stands above a page while it is written; nothing when there are none. */
export function problemsHtml(problems: readonly Problem[]): string {
  if (problems.length === 0) {
    return '';
  }
  const items = problems.map(({ severity, message, hint, location }) => {
    const place = location === null ? '' : `${codeHtml(formatLocation(location))} `;
    const advice = hint === null ? '' : ` ${escapeHtml(hint)}`;
    return `<li>${place}${severity}: ${escapeHtml(message)}${advice}</li>`;
  });
  return `<section class="pb-problems" role="alert"><h2>Problems</h2><ul>${items.join('')}</ul></section>`;
}
