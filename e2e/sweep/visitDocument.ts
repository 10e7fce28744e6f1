import type { BrowserContext, Page } from '@playwright/test';
import { collectFaults, type Fault } from '../support/faults.ts';
import { followRequests, requestsSettled } from '../support/pendingRequests.ts';
import { wakeIslands, type VisitedIsland } from '../support/wakeIslands.ts';
import type { Finding, FindingKind } from './finding.ts';

/** What the engine reports when an example's HTML is not what the browser renders. */
const HYDRATION_MESSAGE = 'was rendered differently at build time';

/** Opens a document, brings every example of it to life, and lists what went wrong. */
export async function visitDocument(context: BrowserContext, path: string): Promise<Finding[]> {
  const page = await context.newPage();
  const faults = collectFaults(page);
  const pending = followRequests(page);
  try {
    const response = await page.goto(path);
    const islands = await wakeIslands(page);
    const unanswered = await requestsSettled(page, pending);
    const found: [FindingKind, string][] = [
      ...statusFinding(response?.status() ?? 0),
      ...faults.list.map((fault): [FindingKind, string] => [kindOf(fault), fault.text]),
      ...unanswered.map((address): [FindingKind, string] => ['request', `${address} is not answered`]),
      ...islands.filter(({ isSettled }) => !isSettled).map(waiting),
      ...(await failedPreviews(page)).map((text): [FindingKind, string] => ['island', text]),
      ...(await missingImages(page)).map((text): [FindingKind, string] => ['image', text])
    ];
    return found.map(([kind, text]) => ({ path, kind, text }));
  } finally {
    await page.close();
  }
}

function statusFinding(status: number): [FindingKind, string][] {
  return status === 200 ? [] : [['status', String(status)]];
}

function kindOf({ kind, text }: Fault): FindingKind {
  return kind === 'console' && text.includes(HYDRATION_MESSAGE) ? 'hydration' : kind;
}

function waiting({ slug, state }: VisitedIsland): [FindingKind, string] {
  return ['waiting', `${slug} is still ${state}`];
}

/** Errors that stand in place of previews, each as `slug: text`. */
function failedPreviews(page: Page): Promise<string[]> {
  return page
    .locator('[data-preview][data-state=error]')
    .evaluateAll((hosts) => hosts.map(({ dataset, textContent }) => `${dataset['example']}: ${textContent}`));
}

/** Addresses on this site that pictures show and nothing answers. Browsers of the sweep load no pictures. */
async function missingImages(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('img')
    .evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).src).filter((src) => src.startsWith(location.origin))
    );
  const answers = await Promise.all(
    [...new Set(addresses)].map(async (address) => ({
      address,
      isThere: (await fetch(address, { method: 'HEAD' })).ok
    }))
  );
  return answers.filter(({ isThere }) => !isThere).map(({ address }) => new URL(address).pathname);
}
