import type { BrowserContext, Page } from '@playwright/test';

/** Holds requests, so that a test sees the page without their responses. @returns function that lets them continue */
export async function holdRequests(owner: BrowserContext | Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await owner.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return () => resolve(null);
}
