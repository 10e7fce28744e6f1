import { freePort } from '../freePort.ts';
import type { BareBrowser } from './bareBrowser.ts';
import { startBrowserProcess } from './browserProcess.ts';
import { pressKey, type WebDriverPage } from './inputActions.ts';

const ANSWER_WITHIN_MS = 30_000;
const STARTED_WITHIN_MS = 30_000;

/** Sends a WebDriver command. @throws Error if the driver rejects it, has exited, or does not respond in time */
type Send = <Value>(method: string, path: string, body?: object) => Promise<Value>;

/**
 * Starts WebKit's MiniBrowser in a virtual display with one page, controlled by WebDriver.
 * @param program path of the driver
 */
export async function startBareWebKit(program: string): Promise<BareBrowser<WebDriverPage>> {
  const port = await freePort();
  const driverProcess = startBrowserProcess({
    program: 'xvfb-run',
    args: () => ['-a', '-s', '-screen 0 1280x1000x24', program, `--port=${port}`],
    // Without a GPU, a busy machine composites the page only every ten seconds.
    env: { WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
    isMemoryLimited: true
  });
  try {
    const driver = sendTo(`http://127.0.0.1:${port}`);
    await untilReady(driver);
    const { sessionId } = await driver<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: 'dismiss and notify', timeouts: { script: 60_000 } } }
    });
    const send = sendTo(`http://127.0.0.1:${port}/session/${sessionId}`);
    await send('POST', '/window/rect', { width: 1280, height: 900 });
    return {
      page: drivenPage(send),
      async shown() {
        const windows = await send<string[]>('GET', '/window/handles');
        return windows.slice(1).map(() => 'a window');
      },
      close: driverProcess.close
    };
  } catch (error) {
    await driverProcess.close();
    throw error;
  }
}

function sendTo(address: string): Send {
  return async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS)
    }).catch((error: unknown) => {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      throw new Error(isLate ? `${path} had no answer.` : 'The browser has ended.');
    });
    const { value } = (await response.json()) as { value: never };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${error}: ${message}`);
    }
    return value;
  };
}

async function untilReady(driver: Send): Promise<void> {
  const start = performance.now();
  for (;;) {
    try {
      await driver('GET', '/status');
      return;
    } catch (error) {
      if (performance.now() - start > STARTED_WITHIN_MS) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function drivenPage(send: Send): WebDriverPage {
  const perform: WebDriverPage['perform'] = async (actions) => {
    await send('POST', '/actions', { actions });
  };
  return {
    perform,
    async run(script) {
      await send('POST', '/execute/sync', { script, args: [] });
    },
    async goto(url) {
      await send('POST', '/url', { url });
    },
    evaluate(run, argument) {
      const script = `return Promise.resolve((${run.toString()})(arguments[0]))`;
      return send<never>('POST', '/execute/sync', { script, args: [argument] });
    },
    async type(letters) {
      for (const letter of letters) {
        await perform([pressKey(letter)]);
      }
    }
  };
}
