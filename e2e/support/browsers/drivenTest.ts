import { test } from '../test.ts';
import type { BareBrowser } from './bareBrowser.ts';
import type { WebDriverPage } from './inputActions.ts';

/**
 * Extends tests with the page of a browser that each worker starts once.
 * @param start starts the browser
 * @param timeout limit of the start, in milliseconds
 */
export function drivenTest(start: () => Promise<BareBrowser<WebDriverPage>>, timeout: number) {
  return test.extend<object, { driven: WebDriverPage }>({
    driven: [
      async ({}, use) => {
        const browser = await start();
        await use(browser.page);
        await browser.close();
      },
      { scope: 'worker', timeout }
    ]
  });
}
