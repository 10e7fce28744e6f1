import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BROWSER_ARGUMENTS, findBrowser } from '../../../scripts/browser.ts';
import type { DrivenPage } from './hostilePage.ts';

const ANSWER_WITHIN_MS = 15_000;

/** A Chromium of a test's own, with one page. */
export interface BareChromium {
  page: DrivenPage;
  close(): Promise<void>;
}

/**
 * Starts a Chromium that tells nobody what its pages do. Test libraries have it report every error and console message
 * of every frame: thousands a second keep the library, and the page with it, from answering, which readers never see.
 * @param program path of the browser
 */
export async function startBareChromium(program = findBrowser()): Promise<BareChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'patternbook-browser-'));
  const args = [...BROWSER_ARGUMENTS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(program, [...args, '--window-size=1280,900', 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true
  });
  const close = async (): Promise<void> => {
    if (child.exitCode === null && child.pid !== undefined) {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      // The whole group: Debian's program is a script that starts the browser.
      process.kill(-child.pid, 'SIGKILL');
      await exited;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const browser = await Connection.open(await debuggingAddress(child));
    const { targetInfos } = await browser.send<{ targetInfos: { type: string; targetId: string }[] }>(
      'Target.getTargets'
    );
    const targetId = targetInfos.find(({ type }) => type === 'page')?.targetId;
    const { sessionId } = await browser.send<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true
    });
    return { page: drivenPage(browser, sessionId), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /DevTools listening on (ws:\S+)/.exec(printed)?.[1];
      if (address !== undefined) {
        resolve(address);
      }
    });
    child.once('exit', () => reject(new Error(`Chromium ended. It printed:\n${printed}`)));
  });
}

interface Evaluated {
  result: { value: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

function drivenPage(browser: Connection, session: string): DrivenPage {
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await browser.send<Evaluated>(
      'Runtime.evaluate',
      { expression, awaitPromise: true, returnByValue: true, userGesture: false },
      session
    );
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value;
  };
  return {
    async goto(address) {
      await browser.send('Page.navigate', { url: address }, session);
      while ((await evaluate('document.readyState + location.href')) !== `complete${address}`) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    evaluate: (run, argument) => evaluate(`(${run.toString()})(${JSON.stringify(argument)})`) as never,
    async type(letters) {
      for (const text of letters) {
        await browser.send('Input.dispatchKeyEvent', { type: 'keyDown', text, key: text }, session);
        await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key: text }, session);
      }
    }
  };
}

/** Commands of the DevTools protocol over one socket. */
class Connection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { resolve: (result: never) => void; reject: (error: Error) => void }>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result, error } = JSON.parse(String(data)) as { id?: number; result?: never; error?: Error };
      const call = this.#waiting.get(id ?? 0);
      this.#waiting.delete(id ?? 0);
      if (error) {
        call?.reject(new Error(error.message));
      } else {
        call?.resolve(result as never);
      }
    });
  }

  static open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener('open', () => resolve(new Connection(socket)));
      socket.addEventListener('error', () => reject(new Error(`No connection to ${address}.`)));
    });
  }

  /** @throws Error when the browser refuses the command, or does not answer for 15 s */
  send<Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} had no answer.`)), ANSWER_WITHIN_MS);
      this.#waiting.set(id, {
        resolve(result) {
          clearTimeout(timer);
          resolve(result);
        },
        reject
      });
      this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  }
}
