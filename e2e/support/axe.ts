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
  /** Ids of the rules to check; defaults to those of WCAG 2.2 AA and best practices. */
  rules?: readonly string[];
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

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Runs axe-core on the current state of the page. */
export async function axeViolations(
  page: Page,
  { exclude = [], include = [], rules }: AxeOptions = {}
): Promise<Violation[]> {
  // Evaluated instead of added as a script element, which the content security policy blocks.
  await page.evaluate(axe.source);
  const context: Scope = { exclude: [...exclude], ...(include.length > 0 && { include: [...include] }) };
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: TAGS }
  };
  const results = await page.evaluate(runAxe, { context, options });
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, element: target.join(' '), help }))
  );
}

/** Runs in the page, with all examples laid out: those far from the window have guessed sizes and clip their content. */
async function runAxe({ context, options }: { context: Scope; options: RunOptions }): Promise<AxeResults> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.pb-example { content-visibility: visible !important; }');
  document.adoptedStyleSheets.push(sheet);
  // Then observers of sizes are notified. Headless browsers occasionally stop painting: a timer doesn't depend on it.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    setTimeout(resolve, 250);
  });
  return window.axe.run(context, options);
}
