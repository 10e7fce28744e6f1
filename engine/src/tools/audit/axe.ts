import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

import type { AuditResult } from '../../content/siteAudit.ts';
import { MissingToolError } from '../chromium/browser.ts';

/** The site's installed axe-core. */
export interface Axe {
  version: string;
  /** Source text to run in a page. */
  source: string;
}

/** @throws MissingToolError when it is not installed: only audits need it */
export async function loadAxe(): Promise<Axe> {
  try {
    const { default: axe } = await import('axe-core');
    return { version: axe.version, source: axe.source };
  } catch (cause) {
    const message = 'Audits are made by axe-core, which is not installed. Run: npm install -D axe-core';
    throw new MissingToolError(message, { cause });
  }
}

/** Rule tags for WCAG 2.2 up to level AA, and axe-core's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Adds axe-core to the current document of a page. */
export async function addAxe(page: Page, { source }: Axe): Promise<void> {
  // Evaluated rather than added as a script element, which the page's content security policy forbids.
  await page.evaluate(source);
}

/** Returns the rules whose results depend on colors and sizes, and so on the theme. */
export async function themeRules(): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const rules = axe.getRules(TAGS).filter(({ tags, ruleId }) => tags.includes('cat.color') || ruleId === 'target-size');
  return rules.map(({ ruleId }) => ruleId).toSorted();
}

/**
 * Runs axe-core, which has been added, on an example that a page shows now.
 * @param preview selects its preview
 * @param rules those to check; null for all
 */
export async function auditExample(
  page: Page,
  preview: string,
  rules: readonly string[] | null = null
): Promise<AuditResult> {
  const { violations, incomplete } = await page.evaluate(runAxe, { only: [...(rules ?? TAGS)], preview });
  return {
    violations: violations
      .map(({ id, impact, nodes }) => ({ rule: id, impact: impact ?? null, elements: nodes.length }))
      .toSorted((a, b) => (a.rule < b.rule ? -1 : 1)),
    incomplete: incomplete.length
  };
}

/** Runs in the page, on the example only, without the elements around it. */
async function runAxe({
  only,
  preview
}: {
  only: string[];
  preview: string;
}): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const options = { runOnly: only, resultTypes: ['violations', 'incomplete'] } satisfies RunOptions;
  const { violations, incomplete } = await axe.run({ include: [preview] }, options);
  return { violations, incomplete };
}
