import { setTimeout as sleep } from 'node:timers/promises';

import type { ClaimedElement } from '../../examples/claims/claimsSchema.ts';
import type { Bidi } from './bidi.ts';
import { elementFinder } from './elementFinder.ts';

/** Thrown when a claim can't be recorded although all programs work: the next one may succeed. */
export class NotRecordedError extends Error {
  override name = 'NotRecordedError';
}

/** Reference to an element of the page. */
export interface ElementReference {
  sharedId: string;
}

type Argument =
  ElementReference | { type: 'string'; value: string } | { type: 'number'; value: number } | { type: 'null' };

/** The page that Firefox shows. */
export interface FirefoxPage {
  /** Opens the document of an example and waits until it works. @throws NotRecordedError when it doesn't */
  open: (address: string) => Promise<void>;
  /** Finds an element by role and name. @throws NotRecordedError without one */
  find: (element: ClaimedElement) => Promise<ElementReference>;
  /** Calls a function in the page. @param source of a function that returns a string, a number or a boolean */
  call: (source: string, ...args: Argument[]) => Promise<unknown>;
  /** Clicks an element with the pointer. */
  click: (element: ElementReference) => Promise<void>;
}

/** A value as WebDriver BiDi describes it; elements have an id instead. */
interface CallResult {
  value?: unknown;
  sharedId?: string;
}

const READY_TIMEOUT_MS = 60_000;
const FIND_TIMEOUT_MS = 15_000;
const POLL_MS = 250;
/** Code of the key in WebDriver; alone, it does nothing. */
const SHIFT = '\uE008';

/** Counts the keys that reach the page, since the screen reader takes some for itself. */
const OBSERVE_KEYS = `() => {
  localStorage.clear();
  sessionStorage.clear();
  window.heardKeys = 0;
  window.addEventListener('keydown', () => window.heardKeys++, true);
}`;

const STATE = `() => {
  const preview = document.querySelector('[data-preview]');
  const { state, mount } = preview?.dataset ?? {};
  return document.readyState !== 'complete' ? '' : mount === 'none' ? 'live' : state ?? '';
}`;

export async function openFirefoxPage(bidi: Bidi): Promise<FirefoxPage> {
  await bidi.send('session.new', { capabilities: {} });
  const { contexts } = (await bidi.send('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  if (context === undefined) {
    throw new Error('Firefox shows no page');
  }

  const finder = await elementFinder();

  const callFunction = async (source: string, args: readonly Argument[]): Promise<CallResult> => {
    const answer = (await bidi.send('script.callFunction', {
      functionDeclaration: source,
      arguments: args,
      awaitPromise: true,
      target: { context }
    })) as { result?: CallResult; exceptionDetails?: { text: string } };
    if (answer.exceptionDetails) {
      throw new Error(`The example's document: ${answer.exceptionDetails.text}`);
    }
    return answer.result ?? {};
  };

  const call = async (source: string, ...args: Argument[]): Promise<unknown> =>
    (await callFunction(source, args)).value;

  return {
    call,
    async open(address) {
      await bidi.send('browsingContext.navigate', { context, url: address, wait: 'complete' });
      const end = performance.now() + READY_TIMEOUT_MS;
      for (let state = await call(STATE); state !== 'live'; state = await call(STATE)) {
        if (state === 'error' || performance.now() > end) {
          throw new NotRecordedError(
            state === 'error' ? 'The example fails in Firefox' : "The example doesn't become interactive"
          );
        }
        await sleep(POLL_MS);
      }
      await call(OBSERVE_KEYS);
      // Until a reader does something, a site's examples can't take the focus.
      const actions = [
        { type: 'keyDown', value: SHIFT },
        { type: 'keyUp', value: SHIFT }
      ];
      await bidi.send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async find({ role, name, position = 1 }) {
      const args: Argument[] = [
        { type: 'string', value: role },
        name === undefined ? { type: 'null' } : { type: 'string', value: name },
        { type: 'number', value: position }
      ];
      const end = performance.now() + FIND_TIMEOUT_MS;
      for (;;) {
        const { sharedId } = await callFunction(finder, args);
        if (sharedId !== undefined) {
          return { sharedId };
        }
        if (performance.now() > end) {
          throw new NotRecordedError(`The example has no ${role}${name === undefined ? '' : ` named “${name}”`}`);
        }
        await sleep(POLL_MS);
      }
    },
    async click(element) {
      await call(`(element) => element.scrollIntoView({ block: 'center' })`, element);
      const move = { type: 'pointerMove', x: 0, y: 0, origin: { type: 'element', element } };
      const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await bidi.send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    }
  };
}
