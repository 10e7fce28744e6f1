import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { budgets, type PageBudgets, type Weight } from '../../bench/budgets.ts';
import { trackRequests, requestsSettled } from '../support/pendingRequests.ts';

import { measureTraffic } from '../support/traffic.ts';
import { hydrateIslands } from '../support/hydrateIslands.ts';

const BYTES_IN_KB = 1024;

/** Loads a page, hydrates its examples, and measures the traffic. */
async function weigh(page: Page, path: string): Promise<Weight> {
  const pending = trackRequests(page);
  const traffic = measureTraffic(page);
  await page.goto(path);
  await hydrateIslands(page);
  await requestsSettled(page, pending);
  const { requests, script, style, font } = await traffic();
  const elements = await page.locator('*').count();
  return {
    elements,
    requests,
    scriptKb: script / BYTES_IN_KB,
    styleKb: style / BYTES_IN_KB,
    fontKb: font / BYTES_IN_KB
  };
}

const sets: PageBudgets[] = Object.values(budgets);
const pages = [...new Set(sets.flatMap((set) => Object.keys(set)))];

/** Returns the parts that exceed the budget. */
function exceeded(weight: Weight, budget: Partial<Weight>): string[] {
  const parts = Object.keys(budget) as (keyof Weight)[];
  return parts
    .filter((part) => weight[part] > (budget[part] ?? Infinity))
    .map((part) => `${part}: ${weight[part].toFixed(1)} of ${budget[part]}`);
}

test.describe('the weight of a page with all examples hydrated', () => {
  for (const path of pages) {
    test(`${path} is within budget`, async ({ page }) => {
      const weight = await weigh(page, path);
      for (const [name, set] of Object.entries<PageBudgets>(budgets)) {
        expect.soft(exceeded(weight, set[path] ?? {}), name).toEqual([]);
      }
    });
  }
});
