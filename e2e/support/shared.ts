import { resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchSharedBrowser } from '../../scripts/browser.ts';
import { serverOfCheckout, startServer } from '../../scripts/startServer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the preview of `SHARED_SITE`. */
    siteAddress: string;
    /** Where the browser of all files is found. */
    browserEndpoint: string;
  }
}

/** The site that nearly all files visit. */
export const SHARED_SITE = 'sites/patternfly';

/** Starts once for all files what each would take a second for. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const root = resolve(import.meta.dirname, '../..');
  const preview = await startServer(serverOfCheckout(root, 'preview', SHARED_SITE));
  const browser = await launchSharedBrowser();
  project.provide('siteAddress', preview.address);
  project.provide('browserEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await preview.stop();
  };
}
