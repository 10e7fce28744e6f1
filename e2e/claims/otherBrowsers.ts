import type { ClaimedElement, ClaimOutcome, ClaimStep } from '../../engine/src/examples/claims/claimsSchema.ts';
import { type OtherBrowser, findOtherBrowser, skipReason } from '../../scripts/browser/otherBrowsers.ts';
import type { BareBrowser } from '../support/browsers/bareBrowser.ts';
import { drivenTest } from '../support/browsers/drivenTest.ts';
import { clickAt, pressKey, type WebDriverPage } from '../support/browsers/inputActions.ts';
import { bundleScript } from '../support/bundleScript.ts';
import { visitPreviews } from '../support/hydrateIslands.ts';
import { expect, siteAddress } from '../support/test.ts';
import { expectWorking } from './expectWorking.ts';
import { readClaims, titleOf } from './readClaims.ts';
import { shareExample } from './sharedExample.ts';

const LIMIT_MS = 120_000;
const LIVE_WITHIN_MS = 25_000;
const SOON = { timeout: 15_000 };

async function untilFound(page: WebDriverPage, element: ClaimedElement): Promise<void> {
  const exists = () => page.evaluate((wanted) => window.injectedClaims.exists(wanted), element);
  await expect.poll(exists, { ...SOON, message: JSON.stringify(element) }).toBe(true);
}

async function focus(page: WebDriverPage, element: ClaimedElement): Promise<void> {
  await untilFound(page, element);
  expect(await page.evaluate((wanted) => window.injectedClaims.focus(wanted), element)).toBe(true);
}

async function perform(page: WebDriverPage, steps: readonly ClaimStep[]): Promise<void> {
  for (const step of steps) {
    if ('press' in step) {
      await untilFound(page, step.press);
      const center = await page.evaluate((wanted) => window.injectedClaims.center(wanted), step.press);
      await page.perform([clickAt(center)]);
    } else if ('focus' in step) {
      await focus(page, step.focus);
    } else if ('shown' in step) {
      await untilFound(page, step.shown);
    } else if ('key' in step) {
      await page.perform([pressKey(step.key)]);
    } else {
      await page.type(step.type);
    }
  }
}

async function expectOutcome(page: WebDriverPage, outcome: ClaimOutcome): Promise<void> {
  const happened = () => page.evaluate((wanted) => window.injectedClaims.holds(wanted), outcome);
  await expect.poll(happened, { ...SOON, message: JSON.stringify(outcome) }).toBe(true);
}

/**
 * Tests all accessibility claims in a browser other than Chromium, with real keys. Runs in the full tier, if the browser
 * is installed.
 */
export function testClaimsIn(
  kind: OtherBrowser,
  start: (program: string) => Promise<BareBrowser<WebDriverPage>>
): void {
  const program = findOtherBrowser(kind);
  const test = drivenTest(() => start(program ?? ''), LIMIT_MS).extend<
    object,
    { open: ReturnType<typeof shareExample> }
  >({
    open: [
      async ({ driven }, use) => {
        const injected = await bundleScript('e2e/claims/injectedClaims.ts', 'injected');
        await use(
          shareExample(async (example) => {
            await driven.goto(siteAddress('sites/patternfly') + example);
            await driven.run(injected);
            expectWorking(await driven.evaluate(visitPreviews, LIVE_WITHIN_MS));
            // Until a reader does something, examples of the site can't take the focus.
            await driven.perform([pressKey('Shift')]);
          })
        );
      },
      { scope: 'worker' }
    ]
  });

  for (const { name, claims } of readClaims()) {
    test.describe(`in ${kind.name}, claims about the ${name}`, { tag: '@full' }, () => {
      test.describe.configure({ timeout: LIMIT_MS });
      test.skip(program === null, skipReason(kind));

      for (const claim of claims.roles) {
        test(titleOf(claim), async ({ driven, open }) => {
          await open(claim.example, claim.steps.length === 0);
          await perform(driven, claim.steps);
          await untilFound(driven, claim.is);
          const { description, ...wanted } = claim;
          const seen = () => driven.evaluate((part) => window.injectedClaims.describe(part), wanted);
          const expected = { states: claim.states, isNamedAsClaimed: true };
          await expect
            .poll(seen, SOON)
            .toMatchObject(description === undefined ? expected : { ...expected, description });
        });
      }

      for (const claim of claims.keys) {
        test(titleOf(claim), async ({ driven, open }) => {
          await open(claim.example, false);
          await perform(driven, claim.steps);
          await focus(driven, claim.on);
          await driven.perform([pressKey(claim.key)]);
          for (const outcome of claim.expect) {
            await expectOutcome(driven, outcome);
          }
        });
      }
    });
  }
}
