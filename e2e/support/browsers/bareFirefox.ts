import type { BareBrowser } from './bareBrowser.ts';
import { startBrowserProcess } from './browserProcess.ts';
import { CommandSocket } from './commandSocket.ts';
import { pressKey, type WebDriverPage } from './inputActions.ts';

/** The first command waits for the browser to start. */
const ANSWER_WITHIN_MS = 30_000;

/** Preferences of a new profile that differ from a reader's browser, or cause requests to other hosts. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  // Under remote control, browsers allow pop-ups by default.
  'dom.disable_open_during_load': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.startup.max_resumed_crashes': -1
};

/**
 * Events about windows and dialogs. Console and errors are not subscribed to, since floods of them stop the browser.
 */
const OUTSIDE = [
  'browsingContext.userPromptOpened',
  'browsingContext.contextCreated',
  'browsingContext.downloadWillBegin'
];

/** Starts a headless Firefox with one page, controlled by WebDriver BiDi. */
export async function startBareFirefox(program: string): Promise<BareBrowser<WebDriverPage>> {
  const browserProcess = startBrowserProcess({
    program,
    args: (profile) => ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    files: {
      'user.js': Object.entries(PREFERENCES)
        .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${value});\n`)
        .join('')
    },
    isMemoryLimited: true
  });
  const shown: string[] = [];
  try {
    const address = await browserProcess.printed(/WebDriver BiDi listening on (ws:\S+)/);
    const firefox = await CommandSocket.open(`${address}/session`, ANSWER_WITHIN_MS, (method, params) =>
      noteShown(method, params, shown)
    );
    await firefox.send('session.new', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'dismiss' } } }
    });
    // The first page has no focus, and buttons in it ignore keys.
    const { context } = await firefox.send<{ context: string }>('browsingContext.create', { type: 'tab' });
    await firefox.send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 900 } });
    await firefox.send('session.subscribe', { events: OUTSIDE });
    shown.length = 0;
    return {
      page: drivenPage(firefox, context),
      shown: () => Promise.resolve([...shown]),
      close: browserProcess.close
    };
  } catch (error) {
    await browserProcess.close();
    throw error;
  }
}

function noteShown(method: string, params: { parent?: string | null }, shown: string[]): void {
  // Frames are browsing contexts too, with a parent.
  if (method !== 'browsingContext.contextCreated') {
    shown.push(method === 'browsingContext.userPromptOpened' ? 'a dialog' : 'a download');
  } else if (typeof params.parent !== 'string') {
    shown.push('a window');
  }
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

function drivenPage(firefox: CommandSocket, context: string): WebDriverPage {
  const perform: WebDriverPage['perform'] = async (actions) => {
    await firefox.send('input.performActions', { context, actions });
  };
  return {
    perform,
    async run(script) {
      await firefox.send('script.evaluate', { expression: script, target: { context }, awaitPromise: false });
    },
    async goto(url) {
      await firefox.send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(run, argument) {
      const call = `(${run.toString()})(${JSON.stringify(argument)})`;
      const { result, exceptionDetails } = await firefox.send<Evaluated>('script.evaluate', {
        expression: `(async () => JSON.stringify(await ${call}))()`,
        target: { context },
        awaitPromise: true,
        userActivation: false
      });
      if (exceptionDetails) {
        throw new Error(exceptionDetails.text);
      }
      return (result?.value === undefined ? undefined : JSON.parse(result.value)) as never;
    },
    async type(letters) {
      for (const letter of letters) {
        await perform([pressKey(letter)]);
      }
    }
  };
}
