import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

import type { AuditFindings } from '../../content/auditRecord.ts';

/** The rules of WCAG 2.2 up to level AA, and what axe-core advises beside them. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe-core on the example that the page shows now. @param script of axe-core */
export async function auditDocument(page: Page, script: string): Promise<AuditFindings> {
  // Evaluated rather than added as a script element, which the page's content security policy forbids.
  await page.evaluate(script);
  const { violations, incomplete } = await page.evaluate(runAxe, TAGS);
  return {
    violations: violations
      .map(({ id, impact, nodes }) => ({ rule: id, impact: impact ?? null, elements: nodes.length }))
      .toSorted((a, b) => (a.rule < b.rule ? -1 : 1)),
    incomplete: incomplete.length
  };
}

/** Runs in the page, on the example alone: what is around it isn't its own. */
function runAxe(tags: string[]): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const options = { runOnly: tags, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions;
  return axe.run({ include: ['[data-preview]'] }, options);
}
