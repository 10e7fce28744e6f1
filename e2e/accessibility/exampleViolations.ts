import type { Page } from '@playwright/test';

import { axeViolations, type Violation } from '../support/axe.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';
import type { KnownViolation } from './knownViolations.ts';

/** Collects the violations in the examples of a tab in their initial state. */
export async function exampleViolations(page: Page): Promise<Violation[]> {
  const { length } = await hydrateIslands(page);
  // Scrolled down, the sticky bars would cover some of the examples.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return length === 0 ? [] : axeViolations(page, { include: ['[data-preview]'] });
}

/** Compares violations with the baseline: unknown rules, more elements than listed, and stale entries. */
export function differences(violations: readonly Violation[], known: readonly KnownViolation[]): string[] {
  const rules = new Set([...violations.map(({ rule }) => rule), ...known.map(({ rule }) => rule)]);
  return [...rules].flatMap((rule) => {
    const elements = violations.filter((violation) => violation.rule === rule).map(({ element }) => element);
    const allowed = known.find((entry) => entry.rule === rule)?.elements ?? 0;
    if (elements.length === 0) {
      return [`${rule}: nothing of it is left; remove the entry`];
    }
    return elements.length > allowed
      ? [`${rule}: ${elements.length} elements, ${allowed} known: ${elements.join(', ')}`]
      : [];
  });
}
