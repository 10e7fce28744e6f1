import { BROWSER_ARGUMENTS, findBrowser } from '../../../scripts/browser.ts';
import { startBrowserProcess } from './browserProcess.ts';
import { CommandSocket } from './commandSocket.ts';
import type { BareBrowser, DrivenPage } from './bareBrowser.ts';

const ANSWER_WITHIN_MS = 15_000;
const ARGUMENTS = [...BROWSER_ARGUMENTS, '--headless', '--remote-debugging-port=0', '--window-size=1280,900'];

/**
 * Starts a Chromium without error and console reporting. Test libraries subscribe to every error and console message of
 * every frame; thousands per second block the library and the page, which does not happen to readers.
 * @param program path of the browser
 */
export async function startBareChromium(program = findBrowser()): Promise<BareBrowser> {
  const browserProcess = startBrowserProcess({
    program,
    args: (profile) => [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank']
  });
  try {
    const browser = await CommandSocket.open(
      await browserProcess.printed(/DevTools listening on (ws:\S+)/),
      ANSWER_WITHIN_MS
    );
    const { targetInfos } = await browser.send<{ targetInfos: { type: string; targetId: string }[] }>(
      'Target.getTargets'
    );
    const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
    const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true
    });
    return { page: drivenPage(browser, sessionId), shown: () => Promise.resolve([]), close: browserProcess.close };
  } catch (error) {
    await browserProcess.close();
    throw error;
  }
}

interface Evaluated {
  result: { value: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

function drivenPage(browser: CommandSocket, sessionId: string): DrivenPage {
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await browser.send<Evaluated>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true, userGesture: false },
      { sessionId }
    );
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  };
  return {
    async goto(address) {
      await browser.send('Page.navigate', { url: address }, { sessionId });
      while ((await evaluate('document.readyState + location.href')) !== `complete${address}`) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    evaluate: (run, argument) => evaluate(`(${run.toString()})(${JSON.stringify(argument)})`) as never,
    async type(letters) {
      for (const text of letters) {
        await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }, { sessionId });
        await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }, { sessionId });
      }
    }
  };
}
