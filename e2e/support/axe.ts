import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface AxeOptions {
  /** CSS selectors of elements to exclude. */
  exclude?: readonly string[];
  /** CSS selectors of elements to include; defaults to the whole document. */
  include?: readonly string[];
}

/** An element that violates a rule. */
export interface Violation {
  rule: string;
  /** CSS selector of the element. */
  element: string;
  help: string;
}

interface Scope {
  include?: string[];
  exclude: string[];
}

const RULES: RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** Runs axe-core on the current state of the page. */
export async function axeViolations(page: Page, { exclude = [], include = [] }: AxeOptions = {}): Promise<Violation[]> {
  // Evaluated instead of added as a script element, which the content security policy blocks.
  await page.evaluate(axe.source);
  const context: Scope = { exclude: [...exclude], ...(include.length > 0 && { include: [...include] }) };
  const results = await page.evaluate(runAxe, { context, rules: RULES });
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, element: target.join(' '), help }))
  );
}

/** Runs in the page. */
function runAxe({ context, rules }: { context: Scope; rules: RunOptions }): Promise<AxeResults> {
  return window.axe.run(context, rules);
}
