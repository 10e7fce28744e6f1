import { CONNECT, type FromFrame, type ToFrame } from '../frame/protocol.ts';
import { readMessage } from '../frame/readMessage.ts';
import { keepFocus } from './focusKeeper.ts';
import { watchAnswers, watchDrawing } from './frameWatch.ts';

/**
 * What code of readers may do: run scripts. Submitting a form is let through for the sake of the event that examples
 * listen to; the frame's policy keeps the form from being sent. No origin of its own, no windows, no navigation of
 * the page, no downloads.
 */
const SANDBOX = 'allow-scripts allow-forms';

/** Permissions policy that keeps the frame from taking the focus, in browsers that support it. */
const FOCUS_PERMISSION = 'focus-without-user-activation';

/** No example has more to say within a second; the frame's own script limits console and errors to fewer. */
const MAX_MESSAGES_A_SECOND = 500;

/** Until the document has loaded for the first time, slow networks included. */
const FIRST_LOAD_LIMIT_MS = 20_000;
/** Until one that the browser has loaded before is there; its process may be stuck with a frame of before. */
const LOAD_LIMIT_MS = 3000;
/** From then until its script answers. */
const READY_LIMIT_MS = 5000;
/** From the start of the program until there is a result; the frame names the reasons that it sees itself earlier. */
const RESULT_LIMIT_MS = 10_000;

/** One isolated frame, and with it one realm: a program that it has run leaves nothing to others. */
export interface IsolatedFrame {
  readonly element: HTMLIFrameElement;
  post(message: ToFrame): void;
  /** Lets the reader see and use what it shows. Until then it is laid out, and out of reach. */
  show(): void;
  /** Whether it has time to answer. One that has none keeps other frames waiting, which share its process. */
  isPrompt: () => boolean;
  /** Takes the frame and all that runs in it away. */
  remove(): void;
}

export interface FrameEvents {
  onMessage(message: FromFrame): void;
  /**
   * The frame is gone: it did not answer, showed something else, or did what harms the page.
   * @param wasReady false for one whose script has never answered
   */
  onLost(message: string, wasReady: boolean): void;
}

let hasLoadedBefore = false;

const STOPPED = 'The example was stopped:';
const ABSENT = 'The part of the site that runs edited examples could not be loaded.';
const SILENT = `${STOPPED} it kept the browser busy and did not answer any more.`;
const NO_RESULT = `${STOPPED} it neither showed anything nor failed.`;
const GONE = `${STOPPED} it tried to lead to another page.`;
const FLOOD = `${STOPPED} it sent more messages than the page can take.`;
const SLOW_DRAWING = `${STOPPED} drawing it kept the browser from drawing the page.`;
const TAKES_FOCUS = `${STOPPED} it took the focus away from what you type again and again.`;

/**
 * Makes the frame that runs code of readers: another origin and, where the browser can, another process.
 * @param address of the frame's document
 * @param parent where it is put; a frame that moves loses its content
 */
export function createIsolatedFrame(
  address: string,
  title: string,
  parent: HTMLElement,
  events: FrameEvents
): IsolatedFrame {
  const element = document.createElement('iframe');
  element.className = 'pb-live-frame';
  element.setAttribute('sandbox', SANDBOX);
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.inert = true;
  if (knowsPermission(FOCUS_PERMISSION)) {
    element.allow = `${FOCUS_PERMISSION} 'none'`;
  }
  element.src = address;

  const { port1: port, port2 } = new MessageChannel();
  const post = (message: ToFrame): void => port.postMessage(message);
  const ended = new AbortController();
  let isReady = false;
  const remove = (): void => {
    ended.abort();
    clearTimeout(deadline);
    port.onmessage = null;
    port.close();
    element.remove();
  };
  const lose = (message: string): void => {
    if (!ended.signal.aborted) {
      remove();
      events.onLost(message, isReady);
    }
  };

  let deadline: ReturnType<typeof setTimeout> | undefined;
  const expect = (limitMs: number | null, message: string): void => {
    clearTimeout(deadline);
    deadline = limitMs === null ? undefined : setTimeout(() => lose(message), limitMs);
  };
  const heartbeat = watchAnswers(
    (ping) => post({ kind: 'ping', ping }),
    () => lose(SILENT),
    ended.signal
  );
  const keeper = keepFocus(
    element,
    (isTyping) => post({ kind: 'typing', isTyping }),
    () => lose(TAKES_FOCUS),
    ended.signal
  );
  const countMessage = createBudget(() => lose(FLOOD));

  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    countMessage();
    const message = ended.signal.aborted ? null : readMessage(data);
    if (message === null) {
      return;
    }
    switch (message.kind) {
      case 'pong':
        heartbeat.answered(message.ping);
        return;
      case 'pressed':
        keeper.pressed();
        return;
      case 'ready':
        isReady = true;
        hasLoadedBefore = true;
        expect(null, '');
        break;
      case 'loaded':
        expect(RESULT_LIMIT_MS, NO_RESULT);
        break;
      case 'shown':
      case 'failed':
        expect(null, '');
        break;
      case 'console':
      case 'height':
      case 'inspected':
        break;
    }
    events.onMessage(message);
  };
  // Messages past the port are read by nobody, and cost time all the same. Their data is not looked at.
  addEventListener('message', ({ source }) => source === element.contentWindow && countMessage(), {
    signal: ended.signal
  });

  let hasLoaded = false;
  element.addEventListener('load', () => {
    if (hasLoaded) {
      lose(GONE);
    } else {
      hasLoaded = true;
      element.contentWindow?.postMessage(CONNECT, '*', [port2]);
      expect(READY_LIMIT_MS, ABSENT);
      heartbeat.start();
    }
  });
  parent.append(element);
  expect(hasLoadedBefore ? LOAD_LIMIT_MS : FIRST_LOAD_LIMIT_MS, ABSENT);
  return {
    element,
    post,
    show() {
      element.inert = false;
      element.dataset['shown'] = '';
      watchDrawing(() => lose(SLOW_DRAWING), ended.signal);
    },
    isPrompt: heartbeat.isPrompt,
    remove
  };
}

/** Makes a function to call for each message. @param onExceeded called when there are too many within a second */
function createBudget(onExceeded: () => void): () => void {
  let windowStart = 0;
  let count = 0;
  return () => {
    const now = performance.now();
    if (now - windowStart > 1000) {
      windowStart = now;
      count = 0;
    }
    count += 1;
    if (count > MAX_MESSAGES_A_SECOND) {
      onExceeded();
    }
  };
}

/** Browsers complain in the console about permissions that they don't know. */
function knowsPermission(name: string): boolean {
  const { featurePolicy } = document as { featurePolicy?: { features(): string[] } };
  return featurePolicy?.features().includes(name) ?? false;
}
