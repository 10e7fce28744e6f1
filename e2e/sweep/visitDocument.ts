import type { BrowserContext, Page } from '@playwright/test';
import { collectPageErrors, type Error } from '../support/pageErrors.ts';
import { trackRequests, requestsSettled } from '../support/pendingRequests.ts';
import { hydrateIslands, type VisitedIsland } from '../support/hydrateIslands.ts';
import type { FoundProblem, ProblemKind, SweepProblem } from './sweepProblem.ts';

/** The engine's warning about a hydration mismatch. */
const HYDRATION_MESSAGE = 'was rendered differently at build time';

/** Finds more problems of a visited page, whose examples are hydrated. */
export type PageCheck = (page: Page) => Promise<FoundProblem[]>;

/** Opens a document, hydrates all its examples, and returns the problems. */
export async function visitDocument(
  context: BrowserContext,
  path: string,
  checks: readonly PageCheck[]
): Promise<SweepProblem[]> {
  const page = await context.newPage();
  const errors = collectPageErrors(page);
  const pending = trackRequests(page);
  try {
    const response = await page.goto(path);
    const islands = await hydrateIslands(page);
    const unanswered = await requestsSettled(page, pending);
    const found: FoundProblem[] = [
      ...statusProblem(response?.status() ?? 0),
      ...errors.list.map((error): FoundProblem => [kindOf(error), error.text]),
      ...unanswered.map((address): FoundProblem => ['request', `${address} is not answered`]),
      ...islands.filter(({ isSettled }) => !isSettled).map(waiting),
      ...(await failedPreviews(page)).map((text): FoundProblem => ['island', text]),
      ...(await missingImages(page)).map((text): FoundProblem => ['image', text]),
      ...(await page.evaluate(repeatedIds)).map((id): FoundProblem => ['id', `${id} occurs more than once`])
    ];
    for (const check of checks) {
      found.push(...(await check(page)));
    }
    return found.map(([kind, text]) => ({ path, kind, text }));
  } finally {
    await page.close();
  }
}

function statusProblem(status: number): FoundProblem[] {
  return status === 200 ? [] : [['status', String(status)]];
}

function kindOf({ kind, text }: Error): ProblemKind {
  return kind === 'console' && text.includes(HYDRATION_MESSAGE) ? 'hydration' : kind;
}

function waiting({ slug, state }: VisitedIsland): FoundProblem {
  return ['waiting', `${slug} is still ${state}`];
}

/** Errors in place of previews, formatted as `slug: text`. */
function failedPreviews(page: Page): Promise<string[]> {
  return page
    .locator('[data-preview][data-state=error]')
    .evaluateAll((hosts) => hosts.map(({ dataset, textContent }) => `${dataset['example']}: ${textContent}`));
}

/** Ids of several elements, or of the interface and an example. Examples may repeat ids of their own. */
function repeatedIds(): string[] {
  const isShared = ({ id }: Element): boolean => id.startsWith('pb_');
  const parts = document.querySelectorAll(':is(.pb-masthead, #pb_navigation, #pb_main) [id], [id^="pb_"]');
  const ids = [...parts].filter((part) => isShared(part) || !part.closest('[data-preview]')).map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Image URLs of this site without a response. Browsers of the sweep load no images. */
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
